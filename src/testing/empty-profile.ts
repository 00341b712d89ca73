import type { BusinessProfile } from '#contracts/business.ts';
import type { CompetitorReport } from '#contracts/competitor.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ModelAnswer } from '#pipeline/insight/model/answer.ts';

const nothing: Claim = { id: 'none', text: '', kind: 'not-found', confidence: 0, evidence: [] };
const unseen = { text: '', kind: 'unknown' as const, evidence: [] };

/** For tests: a statement of a profile. */
export const claimOf = (id: string, text: string, change: Partial<Claim> = {}): Claim => ({
  ...{ id, text, kind: 'observed', confidence: 0.95, evidence: [] },
  ...change,
});

/** For tests: a complete profile of which nothing is known but this. */
export const profileOf = (known: Partial<BusinessProfile> = {}): BusinessProfile => ({
  businessName: nothing,
  industry: { claim: nothing, candidates: [] },
  businessModel: { ...nothing, modelId: null },
  primaryPurpose: nothing,
  targetAudiences: [],
  services: [],
  products: [],
  valuePropositions: [],
  uniqueSellingPoints: [],
  pricingModel: nothing,
  geographies: [],
  brandTone: {
    words: [],
    claim: nothing,
    measures: { wordsPerSentence: 9, youShare: 0, weShare: 0, exclamationsPer1000Words: 0, readingEase: null },
  },
  trustSignals: [],
  callsToAction: [],
  contacts: [],
  socialHandles: [],
  compliance: [],
  technology: [],
  funnels: [],
  strengths: [],
  weaknesses: [],
  languages: ['en'],
  confidence: { value: 0.8, reasons: [] },
  analyst: { name: 'built-in', note: '' },
  ...known,
});

/** For tests: a comparison with nobody. */
export const NO_COMPETITORS: CompetitorReport = {
  competitors: [],
  rejected: [],
  own: { offer: unseen, price: unseen, callToAction: unseen, proof: unseen, guarantee: unseen, booking: unseen, score: null },
  gaps: { missingHere: [], onlyHere: [] },
  note: '',
  listDate: '2026-01-01',
};

/** For tests: a model's answer that says nothing of the business. */
export const NO_ANSWER = {
  businessName: null,
  industry: null,
  businessModel: null,
  primaryPurpose: null,
  tone: [],
  targetAudiences: [],
  services: [],
  products: [],
  valuePropositions: [],
  uniqueSellingPoints: [],
  geographies: [],
  trustSignals: [],
} satisfies ModelAnswer;
