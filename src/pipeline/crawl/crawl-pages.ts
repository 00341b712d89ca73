import type { Page } from '#contracts/page.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { LinkCheck, UnreadPage } from '#contracts/site.ts';
import type { FetchRules, PageResult } from './fetch-page.ts';
import type { Candidate, Frontier } from './frontier.ts';
import type { OpenPage } from './page-opener.ts';
import type { PageStore } from './page-store.ts';
import { urlKey } from './url-key.ts';

/** The result: pages in the order in which they were chosen, home first. */
export type CrawlResult = { pages: Page[]; unread: UnreadPage[]; checks: LinkCheck[]; outOfTime: boolean };

/** Called when the first URLs are chosen and when the last one is: with the pages read so far and the URLs read or likely to be. */
export type OnPagesChosen = (pages: Page[], chosen: string[]) => void;

/** What crawling needs. */
export type CrawlPagesServices = {
  frontier: Frontier;
  rules: FetchRules;
  open: OpenPage;
  /** The page after its scripts where it needs them. */
  render: (raw: Page) => Promise<Page>;
  report: ReportProgress;
  store: Pick<PageStore, 'keep'>;
  onPagesChosen: OnPagesChosen;
  onPageRead: (page: Page) => void;
  /** Aborted when the rest is not wanted: what was read so far is returned. */
  stop?: AbortSignal;
};

/** `page` is null when there is nothing to read, or when it could not be understood. */
type Flight = { candidate: Candidate; visit: Promise<PageResult>; page: Promise<Page | null> };

const MIN_LOOKAHEAD = 6;
const MAX_LOOKAHEAD = 24;
// A sitemap full of dead URLs must not be tried to its end.
const ATTEMPTS_PER_PAGE = 2;
const FREE_ATTEMPTS = 20;
// URLs at the front of the queue that may still be read, per page left: later pages change the order.
const LIKELY_PER_PLACE = 4;

/**
 * Reads the best pages of a site, `maxPages` with the home page.
 *
 * The choice does not depend on timing: responses are processed in the order of requests, never in the order of arrival,
 * and the next URL is chosen exactly when a response is processed. So a choice depends on what earlier pages said, and
 * nothing waits for a whole batch: the lookahead keeps all connections busy.
 */
export async function crawlPages(home: Page, maxPages: number, services: CrawlPagesServices): Promise<CrawlResult> {
  const { frontier, rules, report, store, onPagesChosen, onPageRead, stop } = services;
  const result: CrawlResult = { pages: [], unread: [], checks: [], outOfTime: false };
  const byKey = new Map<string, Page>();
  const flights: Flight[] = [];
  const lookahead = Math.min(MAX_LOOKAHEAD, Math.max(MIN_LOOKAHEAD, Math.ceil(maxPages / 8)));

  const keep = (read: Page) => {
    onPageRead(read);
    for (const url of [read.url, read.requestedUrl]) frontier.close(url);
    addLinks(read, frontier);
    const page = store.keep(read);
    result.pages.push(page);
    for (const key of keysOf(page)) byKey.set(key, page);
  };
  const tell = (page: Page) => {
    const pagesTotal = Math.min(maxPages, result.pages.length + flights.length + frontier.waiting());
    const pagesRead = result.pages.length;
    const { path, title, type } = page;
    report({
      stage: 'crawl',
      step: 2,
      message: `Reading ${path}, ${pagesRead} of ${pagesTotal}`,
      pagesRead,
      pagesTotal,
      page: { path, title: title ?? '', type },
    });
  };
  let attemptsLeft = maxPages * ATTEMPTS_PER_PAGE + FREE_ATTEMPTS;
  const hasTime = () => rules.client.timeLeftMs() > rules.reserveMs;
  const startFetches = () => {
    while (flights.length < lookahead && result.pages.length + flights.length < maxPages && attemptsLeft > 0 && hasTime()) {
      const candidate = frontier.take();
      if (candidate === null) return;
      attemptsLeft -= 1;
      const { visit, raw } = services.open(candidate);
      const page = raw.then((served) => served && services.render(served));
      page.catch(() => undefined); // reported when its turn comes
      flights.push({ candidate, visit, page });
    }
  };

  let isLastTold = false;
  const reportChosen = () => {
    const left = frontier.waiting() > 0 ? maxPages - result.pages.length - flights.length : 0;
    if (isLastTold || (left > 0 && result.pages.length > 1)) return;
    isLastTold = left <= 0;
    const next = frontier.rest().slice(0, left * LIKELY_PER_PLACE);
    const chosen = [...result.checks, ...flights.map(({ candidate }) => candidate), ...next].map(({ url }) => url);
    onPagesChosen(result.pages, chosen);
  };

  keep(home);
  tell(home);
  startFetches();
  reportChosen();
  for (let flight = flights.shift(); flight; flight = flights.shift()) {
    const landed = await land(flight, byKey);
    if (stop?.aborted) return result;
    if (landed.check) result.checks.push(landed.check);
    if (landed.page) {
      keep(landed.page);
      tell(landed.page);
    } else {
      result.unread.push(landed.unread);
      result.outOfTime ||= landed.unread.reason === 'time';
    }
    startFetches();
    reportChosen();
  }
  result.outOfTime ||= result.pages.length < maxPages && frontier.waiting() > 0 && !hasTime();
  return result;
}

type Landed = { page: Page; check: LinkCheck } | { page: null; unread: UnreadPage; check: LinkCheck | null };

async function land(flight: Flight, byKey: Map<string, Page>): Promise<Landed> {
  const { candidate } = flight;
  const visit = await flight.visit;
  if (!visit.ok) return { page: null, unread: visit.unread, check: visit.check };
  const { check } = visit;
  const unread = (reason: UnreadPage['reason'], detail: string): Landed => ({
    page: null,
    check,
    unread: { url: candidate.url, reason, detail, status: visit.page.status },
  });
  const earlier = byKey.get(urlKey(visit.page.url) ?? '');
  if (earlier) return unread('duplicate', `It leads to ${earlier.url}, which was read already.`);
  const page = await flight.page;
  if (page === null) return unread('error', 'Its content could not be understood.');
  const original = page.canonical === null ? undefined : byKey.get(urlKey(page.canonical) ?? '');
  if (original && isCopy(page, original)) return unread('duplicate', `It names ${original.url} as its original.`);
  const sibling = byKey.get(pathOf(page.url));
  if (sibling && hasSameText(page, sibling)) return unread('duplicate', `It shows the same text as ${sibling.url}.`);
  return { page, check };
}

// Many sites name the home page as original of every page by mistake; then the texts differ and the pages count.
function isCopy(page: Page, original: Page): boolean {
  if (page.url === original.url) return false;
  if (pathOf(page.url) === pathOf(original.url)) return true;
  return hasSameText(page, original);
}

// Pages that scripts fill have no text of their own to compare.
function hasSameText(page: Page, other: Page): boolean {
  return page.wordCount > 0 && page.textHash === other.textHash;
}

function pathOf(url: string): string {
  return (urlKey(url) ?? url).split('?', 1)[0] ?? '';
}

function keysOf(page: Page): string[] {
  return [page.url, page.requestedUrl].flatMap((url) => urlKey(url) ?? []);
}

function addLinks(page: Page, frontier: Frontier): void {
  for (const link of page.links) {
    if (!link.internal) continue;
    const foundIn = link.region === 'header' || link.region === 'nav' || link.region === 'footer' ? 'navigation' : 'link';
    frontier.add(link.href, { foundIn, label: ownText(link.text) });
  }
}

// A substring keeps its whole document in memory for as long as it waits in the frontier; a concatenated copy does not.
function ownText(text: string): string {
  return ` ${text}`.slice(1);
}
