import type { Page, TextBlock } from '#contracts/page.ts';
import topic from '#lexicon/company-start.json' with { type: 'json' };
import { createMatcher } from '#lexicon/term-trie.ts';
import { termsOf } from '#lexicon/topic.ts';
import { oncePerObject } from '#text/memoize.ts';
import { comparable, comparableOf } from '#text/words.ts';
import type { Reading } from '../read-site.ts';

const YEAR = /^\s*((?:18|19|20)\d\d)(?!\d)/;
const CENTURIES = ['18', '19', '20'];

const findStart = createMatcher(termsOf([topic]));

/** The years that a text names as the start of the business: `since 1987`, `founded in 1987`. */
function yearsIn(text: string): string[] {
  if (!CENTURIES.some((century) => text.includes(century))) return [];
  return findStart(text).hits.flatMap(({ end }) => YEAR.exec(text.slice(end))?.[1] ?? []);
}

type Sources = Pick<Reading, 'pages' | 'offers'>;

const PAGE_TYPES = new Set(['home', 'about', 'other', 'contact', 'team']);

/** Years that a page names as the start of the business. What a person says, or their story set as a quote, has other years. */
const yearsOn = oncePerObject((page: Page): ReadonlySet<string> => {
  const quoted = page.quotes.map(({ quote }) => comparable(quote)).join('\n');
  const isQuoted = (block: TextBlock) => quoted !== '' && quoted.includes(comparableOf(block));
  const blocks = page.blocks.map((block) => ({ block, years: yearsIn(block.text) }));
  return new Set(blocks.flatMap(({ block, years }) => (years.length > 0 && !isQuoted(block) ? years : [])));
});

/** Years the site names as its start, each with the first page that does. */
export const foundingYears = oncePerObject(({ pages, offers }: Sources): ReadonlyMap<string, string> => {
  const ofOffers = new Set(offers.map(({ url }) => url));
  const years = new Map<string, string>();
  // A page about one thing that is offered tells when that began.
  const own = pages.filter(({ page }) => PAGE_TYPES.has(page.type) && !ofOffers.has(page.url));
  for (const { page, path } of own) for (const year of yearsOn(page)) if (!years.has(year)) years.set(year, path);
  return years;
});

/** The years where pages disagree; [] where one page has them all, which tells a history or the stories of several people. */
export function disputedYears(reading: Sources): [year: string, path: string][] {
  const years = [...foundingYears(reading)];
  return new Set(years.map(([, path]) => path)).size > 1 ? years : [];
}

/** Whether a text names one of several years that the site gives for its beginning: nobody but the owner knows which one holds. */
export function namesDisputedYear(text: string, reading: Sources): boolean {
  const years = new Map(disputedYears(reading));
  return years.size > 0 && yearsIn(text).some((year) => years.has(year));
}
