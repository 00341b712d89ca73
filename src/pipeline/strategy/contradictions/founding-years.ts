import type { Reading } from '../read-site.ts';

const FOUNDED =
  /(?:\bsince|\bfounded in|\bestablished(?: in)?|\best\.|\bseit|\bgegründet(?: im Jahr)?|\bdepuis|\bfondée? en|\bdesde|\bfundad[ao] en|\bdes de|\bdal|\bfondat[ao] nel|\bsinds|創業)\s*((?:18|19|20)\d\d)\b/giu;

/** Years the site names as its beginning, each with the first page that does. */
export function foundingYears({ pages }: Pick<Reading, 'pages'>): Map<string, string> {
  const years = new Map<string, string>();
  for (const { page, path } of pages.filter((entry) => ['home', 'about', 'other', 'contact', 'team'].includes(entry.page.type))) {
    for (const block of page.blocks) {
      for (const match of block.text.matchAll(FOUNDED)) if (match[1] && !years.has(match[1])) years.set(match[1], path);
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
  return [...text.matchAll(FOUNDED)].some(([, year = '']) => disputedYears(reading).has(year));
}
