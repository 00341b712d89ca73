import type { BusinessProfile } from '#contracts/business.ts';
import type { Difference } from '#contracts/differences.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import { type Entry, matchLists } from './match-lists.ts';
import { pathIn } from './page-content.ts';

const known = <T extends Claim>(claims: readonly T[]) => claims.filter((claim) => isKnown(claim) && claim.text !== '');

const entries = (what: string, claims: readonly Claim[]): Entry[] => known(claims).map(({ text }) => ({ text, what }));

const business = (profile: BusinessProfile): Entry[] => [
  ...entries('Business name', [profile.businessName]),
  ...entries('Industry', [profile.industry.claim]),
  ...entries('Business model', [profile.businessModel]),
  ...entries('Purpose', [profile.primaryPurpose]),
  ...entries('Prices', [profile.pricingModel]),
];

const statements = (profile: BusinessProfile): Entry[] => [
  ...entries('Audience', profile.targetAudiences),
  ...entries('Value proposition', profile.valuePropositions),
  ...entries('Unique selling point', profile.uniqueSellingPoints),
  ...entries('Place', profile.geographies),
  ...entries('Compliance', profile.compliance),
  ...profile.languages.map((text) => ({ text, what: 'Language' })),
];

const offers = ({ services, products }: BusinessProfile): Entry[] =>
  known([...services, ...products]).map(({ text, price, description }) => ({
    text,
    what: 'Offer',
    details: { Price: price, Description: description },
  }));

const proof = ({ trustSignals }: BusinessProfile): Entry[] =>
  known(trustSignals).map(({ text, trustKind, author }) => ({ text, what: trustKind, details: { Author: author } }));

const contacts = ({ contacts: all, socialHandles }: BusinessProfile): Entry[] => [
  ...known(all).map(({ text, contactKind }) => ({ text, what: contactKind })),
  ...known(socialHandles).map(({ url, platform }) => ({ text: url, what: platform })),
];

const actions = ({ callsToAction }: BusinessProfile): Entry[] =>
  known(callsToAction).map(({ text, href }) => ({ text, what: 'Call to action', details: { Target: pathIn(href) } }));

/** What two profiles say differently. */
export function profileDifferences(before: BusinessProfile, after: BusinessProfile): Difference[] {
  return [
    ...matchLists('business', business(before), business(after), { pairs: true }),
    ...matchLists('business', statements(before), statements(after)),
    ...matchLists('offers', offers(before), offers(after)),
    ...matchLists('proof', proof(before), proof(after), { pairs: true }),
    ...matchLists('contacts', contacts(before), contacts(after), { pairs: true }),
    ...matchLists('actions', actions(before), actions(after)),
  ];
}
