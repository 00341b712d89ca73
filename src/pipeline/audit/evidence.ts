import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import type { Issue } from './define-audit.ts';

/** One case of an issue: where it is and the words that show it. */
export type Case = { selector: string; snippet: string };

/** Merges all cases on a page into one issue: the first shown, the others counted and listed. null when there is none. */
export function issueFrom(cases: Case[]): Issue | null {
  const [first, ...others] = cases;
  if (!first) return null;
  return {
    selector: first.selector,
    snippet: first.snippet,
    count: cases.length,
    more: others.map((other) => (other.snippet ? `${other.selector}: ${other.snippet}` : other.selector)),
  };
}

/** How the page was crawled, in words: something missing from the served HTML may still be added by a script. */
export function readingOf(page: Page): string {
  return page.mode === 'rendered' ? 'the page after its scripts ran' : 'the page as served';
}

/** Where something was looked for on the whole site: `the 12 crawled pages`. */
export function crawledPages({ pages }: Site): string {
  return pages.length === 1 ? 'the only crawled page' : `the ${pages.length} crawled pages`;
}

/** Evidence for something absent from the head. */
export function missingFromHead(page: Page, what: string): Issue {
  return { lookedIn: `head of ${readingOf(page)}: no ${what}` };
}

/** Evidence for something absent from the body. */
export function missingFromBody(page: Page, what: string): Issue {
  return { lookedIn: `body of ${readingOf(page)}: no ${what}` };
}

/** Evidence for an absent response header, name in lower case. */
export function missingHeader(page: Page, name: string): Issue {
  return { header: name, lookedIn: `response headers of ${page.url}` };
}

/** True when no limit cut the page short, so that "missing" may be said of its body. */
export function isReadWhole(page: Page): boolean {
  return page.cutBy.length === 0;
}

/** Whether a contact was found where visitors read it, not in a script or the head. */
export function isReadByVisitors(selector: string): boolean {
  return !['script', 'meta', 'head'].some((name) => selector.toLowerCase().includes(name));
}

/** The elements that count: those not hidden in the page. */
export function visible<T extends { hidden: boolean }>(items: T[]): T[] {
  return items.filter((item) => !item.hidden);
}

/** The first item of each key, in order: the same case many times is one thing to fix. */
export function firstOfEach<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
