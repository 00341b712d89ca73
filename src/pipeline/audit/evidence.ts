import type { Heading, Page, PageResource } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { isUnseen, NEEDS_SCRIPTS, whyUnseen } from '../site-model/unseen.ts';
import type { Case, Issue, PageIssue } from './define-audit.ts';

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

/** One issue for each page that has cases, for audits that compare pages. */
export function issuesOn(pages: Page[], casesOf: (page: Page) => Case[]): PageIssue[] {
  return pages.flatMap((page) => {
    const issue = issueFrom(casesOf(page));
    return issue ? [{ ...issue, page }] : [];
  });
}

/** The first visible main heading with text. */
export function mainHeading(page: Page): Heading | undefined {
  return visible(page.headings).find(({ level, text }) => level === 1 && text.trim() !== '');
}

/** Title and description as cases, for checks of all texts of a page. */
export function headTexts({ title, description }: Page): Case[] {
  return [
    { selector: 'head > title', snippet: title ?? '' },
    { selector: 'head > meta[name="description"]', snippet: description ?? '' },
  ];
}

/** The files of a kind that a page loads, as an issue when there are more than `max`; `name` is what they are called. */
export function tooManyFiles(page: Page, kind: PageResource['kind'], max: number, name: string): Issue | null {
  const files = page.resources.filter((file) => file.kind === kind && file.url !== '');
  const [first, ...others] = files;
  if (!first || files.length <= max) return null;
  const { selector, url: snippet } = first;
  return { selector, snippet, count: files.length, more: others.map(({ url }) => url), title: `The page loads ${files.length} ${name}` };
}

/** How the page was crawled, in words: something missing from the served HTML may still be added by a script. */
export function readingOf(page: Page): string {
  return page.mode === 'rendered' ? 'the page after its scripts ran' : 'the page as served';
}

/** Where something was looked for on the whole site: `the 12 crawled pages`. */
export function crawledPages({ pages }: Site): string {
  return pages.length === 1 ? 'the only crawled page' : `the ${pages.length} crawled pages`;
}

/** Why something missing from a page may be on it all the same, '' when the page was seen: the part of an issue that says so. */
export function ifSeen(page: Page): Pick<Issue, 'unchecked'> {
  return { unchecked: isUnseen(page) ? NEEDS_SCRIPTS : '' };
}

/** The same for something missing from the whole site. */
export function ifSiteSeen(site: Site): Pick<Issue, 'unchecked'> {
  return { unchecked: whyUnseen(site) };
}

/** What a check says that only a browser can answer, of a page that none opened or measured. */
export const NOT_IN_BROWSER: Issue = { unchecked: 'No browser checked the page.' };

/** What a check says of a file of the site that gave no answer, or that robots.txt asks not to read. */
export function notFetched(url: string): Issue {
  return { unchecked: `${url} could not be fetched.` };
}

/** Evidence for something absent from the head. */
export function missingFromHead(page: Page, what: string): Issue {
  return { lookedIn: `head of ${readingOf(page)}: no ${what}`, ...ifSeen(page) };
}

/** Evidence for something absent from the body. */
export function missingFromBody(page: Page, what: string): Issue {
  return { lookedIn: `body of ${readingOf(page)}: no ${what}`, ...ifSeen(page) };
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
