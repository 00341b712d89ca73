import type { BusinessProfile } from '#contracts/business.ts';

const MAX_QUERIES = 3;
/** A longer place is a whole postal address. */
const MAX_PLACE_LENGTH = 40;
const MAX_OFFER_LENGTH = 60;
/** Below this confidence the category is a guess and would find another industry. */
const MIN_CATEGORY_CONFIDENCE = 0.3;

/**
 * Queries to find competitors with a search engine: category and offers with the place where there is one, else alternatives to the
 * business. Our category names are English, so they are used for English sites only. [] when nothing is known.
 */
export function searchQueries(profile: BusinessProfile): string[] {
  const category = profile.industry.candidates[0];
  const isEnglish = (profile.languages[0] ?? 'en') === 'en';
  const label = category && isEnglish && category.confidence >= MIN_CATEGORY_CONFIDENCE ? category.label : '';
  const place = profile.geographies.find(({ kind, text }) => kind === 'observed' && text.length <= MAX_PLACE_LENGTH)?.text ?? '';
  const offers = [...profile.services, ...profile.products]
    .filter(({ kind, text }) => kind === 'observed' && text.length <= MAX_OFFER_LENGTH)
    .map(({ text }) => text);
  const name = profile.businessName.kind === 'observed' ? profile.businessName.text : '';
  const subjects = [label, ...offers].filter((text) => text !== '').slice(0, place ? MAX_QUERIES : MAX_QUERIES - 1);
  const queries = subjects.map((subject) => `${subject} ${place}`.trim());
  if (place === '' && name !== '') queries.push(`${name} alternative ${label || (offers[0] ?? '')}`.trim());
  return [...new Set(queries)].slice(0, MAX_QUERIES);
}
