import type { BusinessProfile } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { SiteBasis } from '#contracts/insight.ts';
import { plural } from '#text/words.ts';
import { roundShare } from '../../evidence.ts';
import weights from './confidence-weights.json' with { type: 'json' };
import { confidenceByField, type RatedClaims } from './field-confidence.ts';

type Known = RatedClaims & Pick<BusinessProfile, 'contacts'>;

/** What the confidence of a profile is made of, each 0 to 1. */
export const CONFIDENCE_FEATURES = ['name', 'industry', 'offers', 'audiences', 'text'] as const;
export type ConfidenceFeature = (typeof CONFIDENCE_FEATURES)[number];

/** From this many offers and words of text on there are enough. */
const [ENOUGH_OFFERS, ENOUGH_WORDS] = [3, 600];

/**
 * Confidence of the name and of the industry (0 where unknown), share of enough offers and of enough text, whether an audience was
 * observed, all as far as the quality of the texts goes (what their issues leave of it).
 */
export function confidenceFeatures(basis: SiteBasis, known: Known): Record<ConfidenceFeature, number> {
  const quality = textQuality(basis);
  return {
    name: quality * confidenceOf(known.businessName),
    industry: quality * confidenceOf(known.industry.claim),
    offers: quality * Math.min(1, (known.services.length + known.products.length) / ENOUGH_OFFERS),
    audiences: known.targetAudiences.some(isShown) ? quality : 0,
    text: quality * Math.min(1, basis.words / ENOUGH_WORDS),
  };
}

/** What the issues of the texts leave of their quality, 0 to 1. */
const textQuality = ({ textIssues }: SiteBasis): number => textIssues.reduce((left, { cost }) => left * (1 - cost), 1);

/** Confidence stays within these bounds. */
const [LEAST, MOST] = [0.03, 0.97];

/**
 * How far the profile can be trusted, 0 to 1: its features (see confidenceFeatures) with the weights that `npm run insight:calibrate`
 * fitted to how right name and industry are on labeled sites. Bounds 0.03 and 0.97.
 */
export function rateConfidence(basis: SiteBasis, known: Known): BusinessProfile['confidence'] {
  const { pages, words, textIssues, unseen } = basis;
  const features = confidenceFeatures(basis, known);
  const value = CONFIDENCE_FEATURES.reduce((sum, feature) => sum + weights[feature] * features[feature], 0);
  const reasons = [`${plural(pages, 'page')} with ${words} words of text were read.`];
  if (unseen?.why) reasons.push(unseen.why);
  reasons.push(nameReason(known.businessName), industryReason(known.industry.claim));
  const offers = known.services.length + known.products.length;
  if (offers === 0) reasons.push('No services or products were found.');
  else if (offers >= ENOUGH_OFFERS) reasons.push(`${offers} services and products are named on the pages.`);
  if (known.contacts.length === 0) reasons.push('No way to contact the business was found.');
  reasons.push(...textIssues.map(({ reason }) => reason));
  return {
    value: roundShare(Math.min(MOST, Math.max(LEAST, value))),
    reasons,
    byField: confidenceByField(textQuality(basis), known),
  };
}

const isShown = ({ kind }: Claim): boolean => kind === 'observed' || kind === 'owner';

const confidenceOf = (claim: Claim): number => (isKnown(claim) ? claim.confidence : 0);

function nameReason(claim: Claim): string {
  const confidence = confidenceOf(claim);
  if (claim.by === 'owner') return `The owner says that the name is "${claim.text}".`;
  if (confidence >= 0.7) return `The name "${claim.text}" appears in several places.`;
  return confidence > 0 ? `The name "${claim.text}" has little evidence.` : 'No name was found in the pages.';
}

function industryReason(claim: Claim): string {
  const confidence = confidenceOf(claim);
  if (claim.by === 'owner') return `The owner says that the industry is "${claim.text}".`;
  if (confidence >= 0.6) return `The texts clearly point to "${claim.text}".`;
  return confidence > 0 ? `"${claim.text}" is only the most likely of several categories.` : 'The category is not clear from the texts.';
}
