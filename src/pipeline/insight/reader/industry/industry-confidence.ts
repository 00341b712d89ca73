import { roundShare } from '../../evidence.ts';
import weights from './industry-weights.json' with { type: 'json' };
import type { LeafScore } from './score-leaves.ts';

/** What the confidence of an industry is made of, each 0 to 1. */
export const INDUSTRY_FEATURES = ['identity', 'evidence', 'lead'] as const;
export type IndustryFeature = (typeof INDUSTRY_FEATURES)[number];

/** From these scores on there is enough: of what the site says of itself, and in all. */
const [ENOUGH_IDENTITY, ENOUGH_EVIDENCE] = [12, 25];

/**
 * What speaks for an industry: how much of it is what the site says of itself, how much there is in all, and how far it is ahead of the
 * next one (0 where both are alike).
 */
export function industryFeatures(entry: LeafScore, all: readonly LeafScore[]): Record<IndustryFeature, number> {
  const next = all.find(({ leaf }) => leaf.id !== entry.leaf.id)?.score ?? 0;
  return {
    identity: Math.min(1, entry.identity / ENOUGH_IDENTITY),
    evidence: Math.min(1, entry.score / ENOUGH_EVIDENCE),
    lead: Math.max(0, (entry.score - next) / (entry.score + next)),
  };
}

/** Nothing is surer than this. */
const MOST = 0.97;

/**
 * How likely the industry is the right one, 0 to 1: its features with the weights that `npm run insight:calibrate` fitted on labeled sites,
 * among them each site as it would look if the taxonomy did not have its trade.
 */
export function rateIndustry(entry: LeafScore, all: readonly LeafScore[]): number {
  const features = industryFeatures(entry, all);
  return roundShare(
    Math.min(
      MOST,
      INDUSTRY_FEATURES.reduce((sum, feature) => sum + weights[feature] * features[feature], 0),
    ),
  );
}
