import { matchTerms } from '#lexicon/match-terms.ts';
import type { Reading } from '../read-site.ts';

const YEAR = /^\s*((?:18|19|20)\d\d)(?!\d)/;

/** The years that a text names as the start of the business: `since 1987`, `founded in 1987`. */
function yearsIn(text: string): string[] {
  return matchTerms(text, 'company-start').flatMap(({ end }) => YEAR.exec(text.slice(end))?.[1] ?? []);
}

/** Years the site names as its start, each with the first page that does. */
export function foundingYears({ pages }: Pick<Reading, 'pages'>): Map<string, string> {
  const years = new Map<string, string>();
  for (const { page, path } of pages.filter((entry) => ['home', 'about', 'other', 'contact', 'team'].includes(entry.page.type))) {
    for (const block of page.blocks) {
      for (const year of yearsIn(block.text)) if (!years.has(year)) years.set(year, path);
    }
  }
  return years;
}

/** Years by the pages of a reading, read once. */
const disputes = new WeakMap<object, ReadonlySet<string>>();

function disputedYears(reading: Pick<Reading, 'pages'>): ReadonlySet<string> {
  const known = disputes.get(reading.pages);
  if (known) return known;
  const years = new Set(foundingYears(reading).keys());
  const disputed = years.size > 1 ? years : new Set<string>();
  disputes.set(reading.pages, disputed);
  return disputed;
}

/** Whether a text names one of several years that the site gives for its beginning: nobody but the owner knows which one holds. */
export function namesDisputedYear(text: string, reading: Pick<Reading, 'pages'>): boolean {
  return yearsIn(text).some((year) => disputedYears(reading).has(year));
}
