import { foldWords } from '#text/normalize.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';

/** Pages with one heading from which on it belongs to their template. */
const MIN_PAGES = 3;

/**
 * Headings (compared form) that the pages of one template have: "Materials", "Delivery time" on each page of a product. Headings of the home
 * page and those that a link names lead to something of their own and are left out.
 */
export function templateHeadings({ pages, home }: SiteModel): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { page } of pages) {
    const own = new Set(page.headings.filter(({ hidden, text }) => !hidden && text !== '').map(({ text }) => foldWords(text)));
    for (const heading of own) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  const named = new Set([
    ...pages.flatMap(({ page }) => page.links.map(({ text }) => foldWords(text))),
    ...(home?.page.headings ?? []).map(({ text }) => foldWords(text)),
  ]);
  return new Set([...counts].filter(([heading, count]) => count >= MIN_PAGES && !named.has(heading)).map(([heading]) => heading));
}
