import { findIndustry, type IndustryVerdict } from '#pipeline/insight/reader/industry/industry.ts';
import { type IndustryFeature, industryFeatures } from '#pipeline/insight/reader/industry/industry-confidence.ts';
import { industryTexts } from '#pipeline/insight/reader/industry/industry-texts.ts';
import { preferWhatItIs } from '#pipeline/insight/reader/industry/prefer-leaves.ts';
import { scoreLeaves } from '#pipeline/insight/reader/industry/score-leaves.ts';
import { selfDescriptions } from '#pipeline/insight/reader/industry/self-description.ts';
import type { SiteModel } from '#pipeline/site-model/site-model.ts';
import { type Label, rightIndustry } from './labels.ts';

/** What the reader makes of a site's industry: the features of the first candidate, and how right it is. */
export type IndustrySample = { features: Record<IndustryFeature, number>; right: number };
/** The same with the verdict, where the taxonomy does not have the site's trade. */
type Gap = IndustrySample & { verdict: IndustryVerdict };

/**
 * How the reader rates the industry of a site, as it is and as it would look if the taxonomy did not have its trade: right categories are
 * left out until a wrong one is first. Either is undefined where the texts speak for no category.
 */
export function sampleIndustry(model: SiteModel, name: string, label: Label): { known?: IndustrySample; gap?: Gap } {
  const texts = industryTexts(model, selfDescriptions(model, name), name);
  const scored = scoreLeaves(model, texts);
  const rank = (without: ReadonlySet<string>) =>
    preferWhatItIs(
      scored.filter(({ leaf }) => !without.has(leaf.id)),
      texts,
      name,
    );
  const without = new Set<string>();
  const [first, ...others] = rank(without);
  if (!first) return {};
  const right = rightIndustry(findIndustry(model, name).claim.text, label);
  const known = { features: industryFeatures(first, [first, ...others]), right };
  for (let all = [first, ...others]; all[0]; all = rank(without)) {
    if (rightIndustry(all[0].leaf.label, label) === 0)
      return { known, gap: { features: industryFeatures(all[0], all), right: 0, verdict: findIndustry(model, name, without) } };
    // The name of an association brings it back.
    if (without.has(all[0].leaf.id)) break;
    without.add(all[0].leaf.id);
  }
  return { known };
}
