import { contactsOf } from '#contracts/site.ts';
import { isSamePhone } from '#text/words.ts';
import type { Comparison } from '../../compare/comparison.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { CURRENCY_CODES, priceToken, tokensOf } from '../../match/tokens.ts';

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
  'addressLocality',
]);

const PRICES = new Set(['price', 'lowPrice', 'highPrice']);

/** Facts in a value of structured data, at most 12 levels deep. */
function factsIn(data: unknown, name = '', depth = 12): { name: string; value: string }[] {
  if (typeof data === 'string' || typeof data === 'number') return FACTS.has(name) ? [{ name, value: String(data) }] : [];
  if (depth === 0 || data === null || typeof data !== 'object') return [];
  if (Array.isArray(data)) return data.flatMap((entry) => factsIn(entry, name, depth - 1));
  return Object.entries(data).flatMap(([key, value]) => factsIn(value, FACTS.has(name) && key === 'name' ? name : key, depth - 1));
}

/** Whether today's site, the plan or the owner has a value, in whatever notation. */
function isKnownValue({ name, value }: { name: string; value: string }, { known, brief }: Comparison): boolean {
  if (known.texts.has(value) || tokensOf(value).every((token) => known.tokens.has(token))) return true;
  if (name === 'telephone') return contactsOf(brief.site).some((contact) => contact.kind === 'phone' && isSamePhone(contact.value, value));
  // Structured data names an amount without its currency, and a day where pages name the year.
  if (PRICES.has(name))
    return tokensOf(value).every((amount) => CURRENCY_CODES.some((currency) => known.tokens.has(priceToken(amount, currency))));
  return name === 'foundingDate' && known.tokens.has(value.split('-', 1)[0] ?? '');
}

export const inventedRating = defineCheck({
  id: 'invented-rating',
  area: 'invention',
  title: 'Structured data states no fact that is not true',
  why: 'Invented ratings in structured data are penalized by search engines.',
  red: 'A rating, price, author, award, date or contact in structured data is known from nowhere.',
  check: (comparison) =>
    comparison.judged.flatMap((page): Draft[] =>
      page.structuredData.flatMap(({ data, selector }): Draft[] => {
        const unknown = factsIn(data).filter((fact) => !isKnownValue(fact, comparison));
        if (unknown.length === 0) return [];
        return [
          {
            ...{ status: 'invented', page: comparison.pathOf(page), element: selector },
            new: unknown.map(({ name, value }) => `${name}: ${value}`).join(', '),
            fix: unknown.flatMap(({ name, value }) => [
              { label: 'Property', text: name },
              { label: 'Value', text: value },
            ]),
            why: `Neither today’s site nor the owner has ${unknown.length === 1 ? 'this value' : 'these values'}.`,
          },
        ];
      }),
    ),
});
