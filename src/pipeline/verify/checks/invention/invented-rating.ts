import { type Draft, defineCheck } from '../../define-check.ts';
import { tokensOf } from '../../match/tokens.ts';

/** Properties of schema.org whose values are facts. */
const FACTS = new Set([
  'ratingValue',
  'reviewCount',
  'ratingCount',
  'price',
  'lowPrice',
  'highPrice',
  'telephone',
  'email',
  'foundingDate',
  'author',
  'award',
  'streetAddress',
  'postalCode',
]);

/** Facts in a value of structured data, at most 12 levels deep. */
function factsIn(data: unknown, name = '', depth = 12): { name: string; value: string }[] {
  if (typeof data === 'string' || typeof data === 'number') return FACTS.has(name) ? [{ name, value: String(data) }] : [];
  if (depth === 0 || data === null || typeof data !== 'object') return [];
  if (Array.isArray(data)) return data.flatMap((entry) => factsIn(entry, name, depth - 1));
  return Object.entries(data).flatMap(([key, value]) => factsIn(value, FACTS.has(name) && key === 'name' ? name : key, depth - 1));
}

export const inventedRating = defineCheck({
  id: 'invented-rating',
  area: 'invention',
  title: 'Structured data states no fact that is not true',
  why: 'Invented ratings in structured data are penalized by search engines.',
  red: 'A rating, price, author, award, date or contact in structured data is known from nowhere.',
  check: ({ judged, known, pathOf }) =>
    judged.flatMap((page): Draft[] =>
      page.structuredData.flatMap(({ data, selector }) =>
        factsIn(data)
          .filter(({ value }) => !known.texts.find(value).isThere && !tokensOf(value).every((token) => known.tokens.has(token)))
          .map(({ name, value }) => ({
            ...{ status: 'invented' as const, page: pathOf(page), element: selector, new: `${name}: ${value}` },
            why: 'Neither today’s site nor the owner has this value.',
          })),
      ),
    ),
});
