import type { BusinessModelId, BusinessProfile, IndustryCandidate, Offer } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { industryById, SECTORS } from '#lexicon/industries/industries.ts';
import { foldWords } from '#text/normalize.ts';
import type { ModelAnswer } from './answer.ts';
import type { ClaimChecker } from './check-claims.ts';

/** Below this the built-in category is a guess, and a category that a model proves may take its place. */
const SURE_CATEGORY = 0.55;
const MODEL_CATEGORY = 0.55;
const SECOND_CATEGORY = 0.3;

/** Most entries of each list, the built-in ones included. */
const MOST = {
  targetAudiences: 8,
  services: 20,
  products: 20,
  valuePropositions: 10,
  uniqueSellingPoints: 6,
  geographies: 8,
  trustSignals: 20,
};
/** Conclusions without any quote that are kept as such. */
const MOST_UNQUOTED = 3;

export type Merged = { profile: BusinessProfile; added: number; dropped: number };

/**
 * The built-in profile with what a model adds. What the built-in analyst observed is kept word for word; the model fills what was
 * inferred or not found and adds to the lists. Scores, findings, tone, strengths, weaknesses and confidence are unchanged.
 */
export function mergeProfile(built: BusinessProfile, answer: ModelAnswer, check: ClaimChecker): Merged {
  let added = 0;
  let dropped = 0;
  const kept = <T>(claim: T | null): T[] => {
    if (claim) return [claim];
    dropped += 1;
    return [];
  };
  const list = <T extends Claim>(name: keyof typeof MOST, prefix: string, before: readonly T[], found: T[]): T[] => {
    const merged = mergeLists(before, found, { prefix, most: MOST[name] });
    added += merged.added;
    return merged.claims;
  };
  const single = <T extends Claim>(before: T, found: Claim | undefined, may: boolean): T => {
    if (!found || !may) return before;
    added += 1;
    return { ...before, ...found, id: before.id, lookedIn: undefined };
  };

  const [name] = answer.businessName ? kept(check.name(answer.businessName)) : [];
  const [purpose] = answer.primaryPurpose ? kept(check.conclusion(answer.primaryPurpose)) : [];
  const industry = mergeIndustry(built.industry, answer.industry, check);
  const businessModel = mergeModel(built.businessModel, answer.businessModel, check);
  added += Number(industry !== built.industry) + Number(businessModel !== built.businessModel);
  const audiences = answer.targetAudiences.flatMap((one) => kept(check.conclusion(one)));

  const profile: BusinessProfile = {
    ...built,
    businessName: single(built.businessName, name, built.businessName.kind !== 'observed'),
    industry,
    businessModel,
    primaryPurpose: single(
      built.primaryPurpose,
      purpose,
      built.primaryPurpose.kind === 'not-found' || (built.primaryPurpose.kind !== 'observed' && (purpose?.evidence.length ?? 0) > 0),
    ),
    targetAudiences: list('targetAudiences', 'audience', built.targetAudiences, [
      ...audiences.filter((claim) => claim.evidence.length > 0),
      ...audiences.filter((claim) => claim.evidence.length === 0).slice(0, MOST_UNQUOTED),
    ]),
    services: list(
      'services',
      'service',
      built.services,
      answer.services.flatMap((one) => kept(check.offer(one))),
    ),
    products: list(
      'products',
      'product',
      built.products,
      answer.products.flatMap((one) => kept(check.offer(one))),
    ),
    valuePropositions: list(
      'valuePropositions',
      'value',
      built.valuePropositions,
      answer.valuePropositions.flatMap((one) => kept(check.promise(one))),
    ),
    uniqueSellingPoints: list(
      'uniqueSellingPoints',
      'unique',
      built.uniqueSellingPoints,
      answer.uniqueSellingPoints.flatMap((one) => kept(check.promise(one))),
    ),
    geographies: list(
      'geographies',
      'place',
      built.geographies,
      answer.geographies.flatMap((one) => kept(check.fact(one))),
    ),
    trustSignals: list(
      'trustSignals',
      'trust',
      built.trustSignals,
      answer.trustSignals.flatMap((one) => kept(check.trust(one))),
    ),
  };
  return { profile: withoutTwins(profile), added, dropped };
}

/** One offer is a service or a product, not both: what the built-in analyst called it stays. */
function withoutTwins(profile: BusinessProfile): BusinessProfile {
  const names = new Set(profile.services.map((offer) => foldWords(offer.text)));
  return { ...profile, products: profile.products.filter((offer) => !names.has(foldWords(offer.text))) };
}

/** Joins two lists: the same statement once, with what the model adds to it; new ones behind, with ids that go on counting. */
function mergeLists<T extends Claim>(before: readonly T[], found: readonly T[], { prefix, most }: { prefix: string; most: number }) {
  const claims: T[] = before.filter((claim) => found.length === 0 || claim.kind !== 'not-found').map((claim) => ({ ...claim }));
  let next = Math.max(0, ...before.map((claim) => Number(claim.id.split('-').at(-1)) || 0));
  let added = 0;
  for (const claim of found) {
    const at = claims.findIndex((known) => sameStatement(known.text, claim.text));
    const known = claims[at];
    if (known) claims[at] = enriched(known, claim);
    else if (claims.length < most) {
      next += 1;
      added += 1;
      claims.push({ ...claim, id: `${prefix}-${next}` });
    }
  }
  return { claims, added };
}

function sameStatement(one: string, other: string): boolean {
  const [a, b] = [foldWords(one), foldWords(other)];
  return a === b || (Math.min(a.length, b.length) >= 8 && (a.includes(b) || b.includes(a)));
}

/** What is known of a statement, with the proof, price and description it lacked. */
function enriched<T extends Claim>(known: T, found: T): T {
  const proven =
    known.kind !== 'observed' && found.kind === 'observed'
      ? { kind: found.kind, confidence: found.confidence, evidence: found.evidence }
      : {};
  const offer: Partial<Offer> = known;
  const addition: Partial<Offer> = found;
  const filled =
    offer.price !== undefined
      ? { price: offer.price || addition.price || '', description: offer.description || addition.description || '' }
      : {};
  // The claim's evidence must contain the price.
  const priceProof = offer.price === '' && addition.price ? { evidence: [...known.evidence, ...found.evidence].slice(0, 4) } : {};
  return { ...known, ...filled, ...priceProof, ...proven };
}

function mergeIndustry(
  built: BusinessProfile['industry'],
  answer: ModelAnswer['industry'],
  check: ClaimChecker,
): BusinessProfile['industry'] {
  const leaf = answer ? industryById(answer.id) : undefined;
  if (!answer || !leaf || built.candidates.some((candidate) => candidate.id === leaf.id)) return built;
  const { evidence } = check.findProof(answer.quotes);
  if (evidence.length === 0) return built;
  const best = built.candidates[0]?.confidence ?? 0;
  const { id, label, sector, schemaOrg, naics } = leaf;
  const sectorLabel = SECTORS.find((one) => one.id === sector)?.label ?? '';
  const candidate: IndustryCandidate = { id, label, sector, sectorLabel, schemaOrg, naics, confidence: 0 };
  if (best >= SURE_CATEGORY) {
    const second = { ...candidate, confidence: Math.min(SECOND_CATEGORY, best) };
    return { ...built, candidates: [...built.candidates.slice(0, 2), second].sort((a, b) => b.confidence - a.confidence) };
  }
  const claim: Claim = { id: built.claim.id, text: label, kind: 'inferred', confidence: MODEL_CATEGORY, evidence };
  const others = built.candidates.slice(0, 2).map((one) => ({ ...one, confidence: Math.min(one.confidence, MODEL_CATEGORY) }));
  return { claim, candidates: [{ ...candidate, confidence: MODEL_CATEGORY }, ...others] };
}

const MODEL_LABELS: Partial<Record<BusinessModelId, string>> = { saas: 'Software as a service' };

function mergeModel(
  built: BusinessProfile['businessModel'],
  answer: ModelAnswer['businessModel'],
  check: ClaimChecker,
): BusinessProfile['businessModel'] {
  if (!answer || built.modelId !== null) return built;
  const { evidence } = check.findProof(answer.quotes);
  if (evidence.length === 0) return built;
  const words = answer.id.replaceAll('-', ' ');
  const text = MODEL_LABELS[answer.id] ?? words.charAt(0).toUpperCase() + words.slice(1);
  return { id: built.id, text, kind: 'inferred', confidence: 0.5, evidence, modelId: answer.id };
}
