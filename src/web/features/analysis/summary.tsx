import type { ReactNode } from 'react';
import type { BusinessProfile } from '#contracts/business.ts';
import type { ProfileField } from '#contracts/facts.ts';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { SUMMARY_SERVICES, type SummaryView, summaryView } from '#contracts/summary-view.ts';
import { displayHost } from '#contracts/website-url.ts';
import { percent, ratingOf } from '../../api/how-sure.ts';
import { useProjectRoute } from '../../api/project-paths.ts';
import { AnalysisCost } from '../../layout/model-cost.tsx';
import { claimItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { ClaimList } from './facts/claim-list.tsx';
import { ClaimRow } from './facts/claim-row.tsx';
import { ConfirmStrip } from './facts/confirm-strip.tsx';
import { useFacts } from './facts/facts-context.tsx';
import { Proposal } from './facts/proposal.tsx';
import { pagesNotRead } from './pages-read.tsx';
import styles from './summary.module.css';

/** Strengths, opportunities and paths shown before "Show all". */
const SHOWN = 5;
/** Longer names are set smaller. */
const LONG_NAME = 50;

/** The fields that state one thing each, and where older data have it. */
const STATED: { field: ProfileField; term: string; of: (view: SummaryView) => string }[] = [
  { field: 'businessName', term: 'Business name', of: (view) => view.businessName },
  { field: 'industry', term: 'Industry', of: (view) => view.industry },
  { field: 'primaryPurpose', term: 'What the site sells', of: (view) => view.sells },
  { field: 'targetAudiences', term: 'Target audience', of: (view) => view.targetAudience },
];

type Props = { project: Project; isBusy: boolean; onRegenerate: () => void };

/** The head of the analysis: the summary fields, each linked to its evidence where there is a claim for it. */
export function Summary({ project, isBusy, onRegenerate }: Props) {
  const { isDemo } = useProjectRoute();
  const view = summaryView(project);
  const { profile } = project;
  const isDone = project.businessAnalysis !== undefined && !isRunning(project.status);
  const { isProposed } = useFacts();
  /** Nothing that is only proposed is the headline of the page. */
  const name = isProposed('businessName') ? '' : view?.businessName;
  const empty = <span className={styles.empty}>{isDone ? 'Not stated on the pages read.' : 'Analysis in progress...'}</span>;

  return (
    <section aria-labelledby="summary" className={styles.summary}>
      <div className={styles.head}>
        <p className={styles.url}>
          <OutsideLink href={project.url}>{project.url}</OutsideLink>
        </p>
        <h1 id="summary" className={styles.name} data-long={(name?.length ?? 0) > LONG_NAME || undefined}>
          {name || displayHost(project.url)}
        </h1>
        <SmallButton variant="default" className={styles.again ?? ''} onClick={onRegenerate} disabled={isBusy}>
          Regenerate Summary
        </SmallButton>
        {!isDemo && (
          <p className={styles.cost}>
            <AnalysisCost />
          </p>
        )}
      </div>
      {profile && <ConfirmStrip profile={profile} />}
      <dl className={styles.fields}>
        {STATED.map(({ field, term, of }) => (
          <Field key={field} id={field} term={term} rating={profile ? ratingOf(profile, field) : null}>
            {profile ? <ClaimList field={field} label={term} /> : (view && of(view)) || empty}
          </Field>
        ))}
        <Field term="Services" rating={profile ? ratingOf(profile, 'services') : null}>
          {profile && <Offers />}
          {!profile && (view?.services.length ? <OlderServices names={view.services} /> : empty)}
        </Field>
        <Field term="Brand tone">{profile ? <ClaimList field="brandTone" /> : view?.brandTone || empty}</Field>
        <Field term="Pages detected">
          {view && view.pages.length > 0 ? <Paths paths={view.pages} notRead={pagesNotRead(project.unread ?? [])} /> : empty}
        </Field>
        <Field term="Confidence">
          {view && view.confidencePercent !== null ? (
            <Confidence percent={view.confidencePercent} reasons={profile?.confidence.reasons ?? []} />
          ) : (
            empty
          )}
        </Field>
      </dl>

      <div className={styles.lists}>
        <section aria-labelledby="strengths">
          <h2 id="strengths">Current strengths</h2>
          {view && view.strengths.length > 0 ? (
            <Proposal field="valuePropositions">
              <ShowMore items={view.strengths} count={SHOWN} noun="strengths">
                {(shown) => (
                  <ul>
                    {shown.map((text) => (
                      <li key={text}>
                        <Strength text={text} profile={profile} />
                      </li>
                    ))}
                  </ul>
                )}
              </ShowMore>
            </Proposal>
          ) : (
            empty
          )}
        </section>
        <section aria-labelledby="opportunities">
          <h2 id="opportunities">Improvement opportunities</h2>
          {view && view.improvements.length > 0 ? (
            <ShowMore items={[...new Set(view.improvements)]} count={SHOWN} noun="opportunities">
              {(shown) => (
                <ul>
                  {shown.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </ShowMore>
          ) : (
            empty
          )}
        </section>
      </div>
    </section>
  );
}

type FieldProps = { term: string; id?: string; rating?: number | null; children: ReactNode };

function Field({ term, id, rating = null, children }: FieldProps) {
  return (
    <div className={styles.field} id={id}>
      <dt>
        {term}
        {rating !== null && <span className={styles.rating}>{percent(rating)} sure</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Strength({ text, profile }: { text: string; profile: BusinessProfile | undefined }) {
  const claim = profile?.valuePropositions.find((one) => one.text === text);
  return claim ? <EvidenceMark item={claimItem('Strength', claim)} /> : text;
}

/** Of data without a profile. */
function OlderServices({ names }: { names: string[] }) {
  return (
    <ul className={styles.services}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Services and products, the first few. */
function Offers() {
  const facts = useFacts();
  const fields = ['services', 'products'] as const;
  const offers = fields.flatMap((field) => facts.claims(field).map((claim) => ({ field, claim })));
  const rest = offers.length - SUMMARY_SERVICES;
  return (
    <>
      <Proposal field={offers[0]?.field ?? 'services'}>
        <ul className={styles.services}>
          {offers.slice(0, SUMMARY_SERVICES).map(({ field, claim }) => (
            <li key={claim.id}>
              <ClaimRow field={field} claim={claim} label="Offer" />
            </li>
          ))}
        </ul>
      </Proposal>
      <p className={styles.more}>
        <a href="#services">{rest > 0 ? `${rest} more, and where to add others` : 'Where to add others'}</a>
      </p>
    </>
  );
}

function Paths({ paths, notRead }: { paths: string[]; notRead: number }) {
  const rest = paths.length - SHOWN;
  return (
    <>
      <span className="tabular">{notRead > 0 ? `${paths.length} of ${paths.length + notRead} read` : paths.length}</span>:{' '}
      <span className={styles.paths}>{paths.slice(0, SHOWN).join(', ')}</span>
      {rest > 0 && (
        <>
          {' '}
          and <a href="#pages">{rest} more</a>
        </>
      )}
    </>
  );
}

/** How sure the analysis is, as bar and percent, with the reasons. */
function Confidence({ percent, reasons }: { percent: number; reasons: string[] }) {
  return (
    <>
      <div className={styles.confidence}>
        <span className={styles.bar} role="img" aria-label={`Confidence ${percent} of 100`}>
          <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
        </span>
        <span className="tabular">{percent}%</span>
      </div>
      {reasons.length > 0 && (
        <details className={styles.reasons}>
          <summary>Why {percent}%</summary>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
