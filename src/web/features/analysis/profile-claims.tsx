import type { ReactNode } from 'react';
import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { SiteFunction } from '#contracts/site.ts';
import { claimItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import section from './analysis-document.module.css';
import styles from './profile-claims.module.css';

const SHOWN = 6;

type Group = { title: string; rows: { label: string; claims: Claim[]; after?: (claim: Claim) => ReactNode }[] };

function groupsOf(profile: BusinessProfile): Group[] {
  const offers = [...profile.services, ...profile.products];
  const authors = new Map(profile.trustSignals.map((signal) => [signal.id, signal]));
  const prices = new Map(offers.map((offer) => [offer.id, offer]));
  return [
    {
      title: 'Who it is',
      rows: [
        { label: 'Business model', claims: [profile.businessModel] },
        { label: 'Places', claims: profile.geographies },
        { label: 'Value propositions', claims: profile.valuePropositions },
        { label: 'What sets it apart', claims: profile.uniqueSellingPoints },
      ],
    },
    {
      title: 'What it offers',
      rows: [
        { label: 'Services and products', claims: offers, after: ({ id }) => prices.get(id)?.price },
        { label: 'Pricing model', claims: [profile.pricingModel] },
      ],
    },
    {
      title: 'Trust signals',
      rows: [
        {
          label: 'Proof',
          claims: profile.trustSignals,
          after: ({ id }) => authors.get(id)?.author || authors.get(id)?.trustKind.replaceAll('-', ' '),
        },
        { label: 'Strengths', claims: profile.strengths },
        { label: 'Weaknesses', claims: profile.weaknesses },
        { label: 'Legal and privacy', claims: profile.compliance },
      ],
    },
    {
      title: 'What visitors can do',
      rows: [
        { label: 'Calls to action', claims: profile.callsToAction },
        { label: 'Ways to become a customer', claims: profile.funnels },
        { label: 'Contact', claims: profile.contacts },
        { label: 'Social profiles', claims: profile.socialHandles },
        { label: 'Technology', claims: profile.technology },
      ],
    },
  ];
}

/** The business profile, claim by claim, each with its evidence. */
export function ProfileClaims({ profile, functions }: { profile: BusinessProfile; functions: SiteFunction[] }) {
  return (
    <section className={section.section} aria-labelledby="business">
      <h2 id="business">The business</h2>
      <p className={section.lead}>
        Analyst: {profile.analyst.name}
        {profile.analyst.note && `. ${profile.analyst.note}`}
      </p>
      {groupsOf(profile).map(({ title, rows }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <dl>
            {rows
              .filter(({ claims }) => claims.length > 0)
              .map(({ label, claims, after }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <Claims label={label} claims={claims} after={after} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
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

type ClaimsProps = { label: string; claims: Claim[]; after: ((claim: Claim) => ReactNode) | undefined };

function Claims({ label, claims, after }: ClaimsProps) {
  return (
    <ShowMore items={claims} count={SHOWN} noun="">
      {(shown) => (
        <ul className={styles.claims}>
          {shown.map((claim) => (
            <li key={claim.id}>
              <EvidenceMark item={claimItem(label, claim)} />
              {after?.(claim) && <span className={styles.after}> {after(claim)}</span>}
            </li>
          ))}
        </ul>
      )}
    </ShowMore>
  );
}
