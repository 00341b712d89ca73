import type { BusinessProfile } from '#contracts/business.ts';
import { type Industry, industryById, type MapTags } from '#lexicon/industries/industries.ts';
import { placeQueries, servesWidely } from './place-queries.ts';

/** Below this confidence the category is a guess. */
const MIN_CONFIDENCE = 0.3;

export type LocalTrade = Industry & { openStreetMap: MapTags };

/**
 * The industry of a business whose customers are local; null for any other, also where the site names no place and says that it serves
 * the whole country or the world.
 */
export function localTradeOf(profile: BusinessProfile, ownUrl: string): LocalTrade | null {
  const category = profile.industry.candidates[0];
  if (!category || category.confidence < MIN_CONFIDENCE) return null;
  const industry = industryById(category.id);
  if (!industry?.openStreetMap) return null;
  const hasPlace = placeQueries(profile, ownUrl).length > 0;
  if (!hasPlace && profile.geographies.some(({ text }) => servesWidely(text))) return null;
  return { ...industry, openStreetMap: industry.openStreetMap };
}
