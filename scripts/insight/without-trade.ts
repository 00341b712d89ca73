import { findIndustry, type IndustryVerdict, rankIndustries } from '#pipeline/insight/reader/industry/industry.ts';
import { type IndustryFeature, industryFeatures } from '#pipeline/insight/reader/industry/industry-confidence.ts';
import { selfDescriptions } from '#pipeline/insight/reader/industry/self-description.ts';
import type { SiteModel } from '#pipeline/site-model/site-model.ts';
import { type Label, rightIndustry } from './labels.ts';

/** What the reader makes of a site's industry: its verdict, the features of the first candidate, and how right its category is. */
export type IndustrySample = { verdict: IndustryVerdict; features: Record<IndustryFeature, number>; right: number };

/** Leaves left out at most until the answer is wrong. */
const MOST_LEFT_OUT = 15;

/** The reader's answer without some categories; undefined where no category is left that the texts speak for. */
export function readIndustry(model: SiteModel, name: string, label: Label, without: ReadonlySet<string>): IndustrySample | undefined {
  const ranked = rankIndustries(model, name, selfDescriptions(model, name), without);
  const [best] = ranked;
  if (!best) return;
  const verdict = findIndustry(model, name, without);
  const right = without.size === 0 ? rightIndustry(verdict.claim.text, label) : rightIndustry(best.leaf.label, label);
  return { verdict, features: industryFeatures(best, ranked), right };
}

/** The same site as it would look if the taxonomy did not have its trade: right categories are left out until a wrong one is first. */
export function readWithoutTrade(model: SiteModel, name: string, label: Label): IndustrySample | undefined {
  const without = new Set<string>();
  while (without.size < MOST_LEFT_OUT) {
    const [best] = rankIndustries(model, name, selfDescriptions(model, name), without);
    if (!best) return;
    if (rightIndustry(best.leaf.label, label) === 0) return readIndustry(model, name, label, without);
    without.add(best.leaf.id);
  }
}
