import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Claim } from '#contracts/evidence.ts';
import type { Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { summaryView } from '#contracts/summary-view.ts';
import { claimItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { hostOf } from '../../ui/safe-href.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { Confidence } from './confidence.tsx';
import styles from './summary.module.css';

/** Strengths, opportunities and paths shown before "Show all". */
const SHOWN = 5;
/** Longer names are set smaller. */
const LONG_NAME = 50;

type Props = { project: Project; isBusy: boolean; onRegenerate: () => void };

/** The head of the analysis: the summary fields, each linked to its evidence where there is a claim for it. */
export function Summary({ project, isBusy, onRegenerate }: Props) {
  const view = summaryView(project);
  const { profile } = project;
  const isDone = project.businessAnalysis !== undefined && !isRunning(project.status);
  const empty = <span className={styles.empty}>{isDone ? 'Not stated on the pages read.' : 'Analysis in progress...'}</span>;
  const offers = profile ? [...profile.services, ...profile.products] : [];

  return (
    <section aria-labelledby="summary" className={styles.summary}>
      <div className={styles.head}>
        <p className={styles.url}>
          <OutsideLink href={project.url}>{project.url}</OutsideLink>
        </p>
        <h1 id="summary" className={styles.name} data-long={(view?.businessName.length ?? 0) > LONG_NAME || undefined}>
          {view?.businessName || hostOf(project.url)}
        </h1>
        <Button variant="default" size="compact-sm" className={styles.again ?? ''} onClick={onRegenerate} disabled={isBusy}>
          Regenerate Summary
        </Button>
      </div>
      <dl className={styles.fields}>
        <Field term="Business name">
          {view?.businessName ? <Stated text={view.businessName} claim={profile?.businessName} label="Business name" /> : empty}
        </Field>
        <Field term="Industry">
          {view?.industry ? <Stated text={view.industry} claim={profile?.industry.claim} label="Industry" /> : empty}
        </Field>
        <Field term="What the site sells">
          {view?.sells ? <Stated text={view.sells} claim={profile?.primaryPurpose} label="What the site sells" /> : empty}
        </Field>
        <Field term="Target audience">
          {profile && profile.targetAudiences.length > 0 ? (
            <Listed claims={profile.targetAudiences} label="Target audience" />
          ) : (
            view?.targetAudience || empty
          )}
        </Field>
        <Field term="Services">
          {view && view.services.length > 0 ? (
            <ul className={styles.services}>
              {view.services.map((service) => (
                <li key={service}>
                  <Stated text={service} claim={offers.find(({ text }) => text === service)} label="Service" />
                </li>
              ))}
            </ul>
          ) : (
            empty
          )}
        </Field>
        <Field term="Brand tone">
          {view?.brandTone ? <Stated text={view.brandTone} claim={profile?.brandTone.claim} label="Brand tone" /> : empty}
        </Field>
        <Field term="Pages detected">{view && view.pages.length > 0 ? <Paths paths={view.pages} /> : empty}</Field>
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
            <ShowMore items={view.strengths} count={SHOWN} noun="strengths">
              {(shown) => (
                <ul>
                  {shown.map((text) => (
                    <li key={text}>
                      <Stated text={text} claim={profile?.valuePropositions.find((claim) => claim.text === text)} label="Strength" />
                    </li>
                  ))}
                </ul>
              )}
            </ShowMore>
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

function Field({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Stated({ text, claim, label }: { text: string; claim: Claim | undefined; label: string }) {
  return claim ? <EvidenceMark item={claimItem(label, claim)}>{text}</EvidenceMark> : text;
}

function Listed({ claims, label }: { claims: Claim[]; label: string }) {
  return (
    <ul className={styles.services}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <EvidenceMark item={claimItem(label, claim)} />
        </li>
      ))}
    </ul>
  );
}

function Paths({ paths }: { paths: string[] }) {
  const rest = paths.length - SHOWN;
  return (
    <>
      <span className="tabular">{paths.length}</span>: <span className={styles.paths}>{paths.slice(0, SHOWN).join(', ')}</span>
      {rest > 0 && (
        <>
          {' '}
          and <a href="#pages">{rest} more</a>
        </>
      )}
    </>
  );
}
