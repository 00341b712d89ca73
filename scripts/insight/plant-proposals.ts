import type { BusinessProfile, IndustryCandidate, Offer, TrustKind, TrustSignal } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { INDUSTRIES, SECTORS } from '#lexicon/industries/industries.ts';
import type { Planted } from './planted.ts';

/** How sure the wrong proposals pretend to be. */
const SURE = 0.9;

const NAME = 'Untitled Theme Demo';
const AUDIENCE = 'Owners of racing pigeons';
const SERVICES = ['Page has moved here', 'Skip to main navigation', 'Sign in to your account'];
const PRODUCT = 'Object not found error 404';
const TESTIMONIAL = 'Internal server error: the connection to the database was lost';
const REVIEW = 'For God so loved the world, that he gave his only begotten Son';
const STATISTIC = '0 happy customers served since 1970';
const VALUE = 'We use cookies to give you the best experience, accept all to continue';
const POINT = 'Copyright and all rights reserved by Themely Studio';
const PLACE = 'Lower Loremshire';

/** The reader's profile with eleven wrong proposals at the head of its fields, as wrong readings of real sites were, and what they are. */
export function plantProposals(reader: BusinessProfile, url: string): { reader: BusinessProfile; planted: Planted[] } {
  const record = foreignRecord(reader.industry.candidates);
  const purpose = `Presents ${NAME} (${record.label.toLowerCase()}) and what it offers`;
  const claim = (text: string, id: string): Claim => ({
    ...{ id: `${id}-91`, text, kind: 'observed', confidence: SURE, evidence: [{ url, selector: 'body > div', snippet: text }] },
  });
  const offer = (text: string, id: string): Offer => ({ ...claim(text, id), description: '', price: '', url: new URL('/moved', url).href });
  const signal = (text: string, trustKind: TrustKind, number: number): TrustSignal => ({
    ...{ ...claim(text, 'trust'), id: `trust-9${number}`, trustKind, author: '' },
  });
  const planted: BusinessProfile = {
    ...reader,
    businessName: claim(NAME, 'name'),
    industry: {
      claim: { ...claim(record.label, 'industry'), kind: 'inferred' },
      candidates: [record, ...reader.industry.candidates].slice(0, 3),
    },
    primaryPurpose: claim(purpose, 'purpose'),
    targetAudiences: [claim(AUDIENCE, 'audience'), ...reader.targetAudiences],
    services: [...SERVICES.map((text, at) => ({ ...offer(text, 'service'), id: `service-9${at}` })), ...reader.services],
    products: [offer(PRODUCT, 'product'), ...reader.products],
    valuePropositions: [claim(VALUE, 'value'), ...reader.valuePropositions],
    uniqueSellingPoints: [claim(POINT, 'unique'), ...reader.uniqueSellingPoints],
    geographies: [claim(PLACE, 'place'), ...reader.geographies],
    trustSignals: [
      signal(TESTIMONIAL, 'testimonials', 1),
      signal(REVIEW, 'reviews', 2),
      signal(STATISTIC, 'statistics', 3),
      ...reader.trustSignals,
    ],
  };
  const traces = [NAME, record.label, AUDIENCE, ...SERVICES, PRODUCT, TESTIMONIAL, REVIEW, STATISTIC, VALUE, POINT, PLACE];
  return { reader: planted, planted: traces.map((trace) => ({ what: trace, trace })) };
}

/** Trades that no site of a corpus is in. */
const FOREIGN = ['funeral', 'tattoo', 'casino', 'dentist'];

function foreignRecord(candidates: readonly IndustryCandidate[]): IndustryCandidate {
  const sectors = new Set(candidates.map(({ sector }) => sector));
  const isForeign = ({ id, sector }: { id: string; sector: string }) => !sectors.has(sector) && FOREIGN.some((word) => id.includes(word));
  const found = INDUSTRIES.find(isForeign) ?? INDUSTRIES.find(({ sector }) => !sectors.has(sector));
  if (!found) throw new Error('The taxonomy has no industry of another sector.');
  const { id, label, sector, schemaOrg, naics } = found;
  return { id, label, sector, sectorLabel: SECTORS.find((one) => one.id === sector)?.label ?? '', schemaOrg, naics, confidence: SURE };
}
