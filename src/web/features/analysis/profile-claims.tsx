import type { BusinessProfile, ContactClaim, TrustSignal } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import type { SiteFunction } from '#contracts/site.ts';
import type { ViewedClaim } from '../../api/fact-changes.ts';
import { FIELDS } from '../../api/profile-fields.ts';
import { claimItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import section from './analysis-document.module.css';
import { ClaimList } from './facts/claim-list.tsx';
import facts from './facts/facts.module.css';
import { useFacts } from './facts/facts-context.tsx';
import styles from './profile-claims.module.css';

const SHOWN = 6;

type Row = { label: string; claims: Claim[] };
type Group = {
  title: string;
  /** Parts that the owner can change. */
  fields: ProfileField[];
  rows: Row[];
};

function groupsOf(profile: BusinessProfile): Group[] {
  return [
    {
      title: 'Who it is',
      fields: ['businessModel', 'geographies', 'valuePropositions', 'uniqueSellingPoints'],
      rows: [],
    },
    { title: 'What it offers', fields: ['services', 'products', 'pricingModel'], rows: [] },
    {
      title: 'Trust signals',
      fields: ['trustSignals'],
      rows: [
        { label: 'Strengths', claims: profile.strengths },
        { label: 'Weaknesses', claims: profile.weaknesses },
        { label: 'Legal and privacy', claims: profile.compliance },
      ],
    },
    {
      title: 'What visitors can do',
      fields: ['contacts', 'socialHandles'],
      rows: [
        { label: 'Calls to action', claims: profile.callsToAction },
        { label: 'Ways to become a customer', claims: profile.funnels },
        { label: 'Technology', claims: profile.technology },
      ],
    },
  ];
}

/** What is shown after a claim: an offer's price, who said a praise, what kind of contact it is. */
function afterOf(claim: ViewedClaim & Partial<TrustSignal> & Partial<ContactClaim>): string {
  return claim.price || claim.author || claim.trustKind?.replaceAll('-', ' ') || claim.contactKind || '';
}

/** Who read the pages; a note of a model starts with its name. */
function analystOf({ name, note }: BusinessProfile['analyst']): string {
  if (note.startsWith(name)) return note;
  return `Analyst: ${name}${note && `. ${note}`}`;
}

/** The business profile, claim by claim, each with its evidence. */
export function ProfileClaims({ profile, functions }: { profile: BusinessProfile; functions: SiteFunction[] }) {
  return (
    <section className={section.section} aria-labelledby="business">
      <h2 id="business">The business</h2>
      <p className={section.lead}>{analystOf(profile.analyst)}</p>
      {groupsOf(profile).map(({ title, fields, rows }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {fields.map((field) => (
              <div key={field} id={field} className={styles.row}>
                <dt>{FIELDS[field].title}</dt>
                <dd>
                  <ClaimList field={field} after={afterOf} />
                </dd>
              </div>
            ))}
            {rows
              .filter(({ claims }) => claims.length > 0)
              .map(({ label, claims }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <Claims label={label} claims={claims} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <NotUsed profile={profile} />
      {functions.length > 0 && (
        <section className={styles.group}>
          <h3>Features to keep</h3>
          <ul className={styles.functions}>
            {functions.map((item) => (
              <li key={`${item.kind} ${item.provider} ${item.selector}`}>
                <EvidenceMark
                  item={{
                    id: `function-${item.kind}-${item.provider}-${item.selector}`,
                    label: 'Function',
                    text: functionName(item),
                    kind: 'observed',
                    lookedIn: '',
                    places: [{ url: '', selector: item.selector, snippet: item.snippet, note: `On ${item.pages.join(', ')}` }],
                    details: [],
                    source: '',
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function functionName({ kind, provider }: SiteFunction): string {
  const name = kind.replaceAll('-', ' ');
  return (name[0] ?? '').toUpperCase() + name.slice(1) + (provider ? ` (${provider})` : '');
}

function Claims({ label, claims }: { label: string; claims: Claim[] }) {
  return (
    <ShowMore items={claims} count={SHOWN} noun="">
      {(shown) => (
        <ul className={styles.claims}>
          {shown.map((claim) => (
            <li key={claim.id}>
              <EvidenceMark item={claimItem(label, claim)} />
            </li>
          ))}
        </ul>
      )}
    </ShowMore>
  );
}

const UNUSED_SHOWN = 8;

/** Statements that nothing uses, with the reason: each can be brought back. */
function NotUsed({ profile }: { profile: BusinessProfile }) {
  const { isReadOnly, restore } = useFacts();
  const setAside = profile.setAside ?? [];
  if (setAside.length === 0) return null;
  return (
    <details className={facts.notUsed}>
      <summary>
        <h3>Not used</h3> <span>{`${setAside.length} ${setAside.length === 1 ? 'statement was' : 'statements were'} set aside`}</span>
      </summary>
      <ShowMore items={setAside} count={UNUSED_SHOWN} noun="statements">
        {(shown) => (
          <ul className={facts.list}>
            {shown.map(({ field, claim, reason }) => (
              <li key={`${field} ${claim.id} ${claim.text}`} className={facts.aside}>
                <div>
                  <EvidenceMark item={{ ...claimItem(FIELDS[field].one, claim), id: `aside-${field}-${claim.id}` }} />
                  <p className={facts.after}>
                    {FIELDS[field].one}. {reason}
                  </p>
                </div>
                {!isReadOnly && (
                  <SmallButton onClick={() => restore(field, claim)} aria-label={`Restore ${claim.text}`}>
                    Restore
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
    </details>
  );
}
