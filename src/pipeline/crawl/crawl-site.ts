import { AppError } from '#contracts/errors.ts';
import type { Page } from '#contracts/page.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Site, UnreadPage } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { Egress } from '#egress/egress.ts';
import { checkLinks } from './check-links.ts';
import { type Clock, systemClock } from './clock.ts';
import { createExtractor, type Extractor } from './extractor.ts';
import type { VisitRules } from './fetch-page.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import { makePage } from './make-page.ts';
import { emptyPage, type Home, openHome } from './open-home.ts';
import { type Aside, readAside } from './read-aside.ts';
import { type Reading, readPages } from './read-pages.ts';
import { readRobots } from './robots.ts';
import { siteOf } from './site-of.ts';
import { noSitemap, readSitemaps } from './sitemap.ts';
import { createVisitor } from './visitor.ts';

/** What to read. `maxPages` counts the home page. */
export type CrawlRequest = {
  url: string;
  schemeGiven: boolean;
  maxPages: number;
  /** `rival`: only what a comparison needs; sitemap, links and files beside the pages are not asked for. */
  purpose?: 'site' | 'rival';
};

/** `clock` is this machine's unless given. */
export type CrawlDoors = { egress: Egress; report: ReportProgress; signal: AbortSignal; clock?: Clock };

// The whole reading of a default-size site has 60 s (product.md, section 3); larger ones have as much for each 12 pages.
const BUDGET_MS = 60_000;
const DEFAULT_PAGES = 12;
const MAX_BUDGET_MS = 15 * 60_000;
// Kept back from reading pages for checking links.
const RESERVE_SHARE = 0.2;
const NOTHING_BESIDE: Aside = { styles: [], llmsTxt: null, https: null };

/**
 * Reads a site: its home page as a browser would, further pages as robots.txt allows, best first.
 *
 * Pages that can't be read are data (`unread`, each with its reason). Throws `AppError` when there is no home page to start
 * from: `address-refused`, `address-unresolved`, `site-unreachable`, `site-unreadable`; `cancelled` when the signal is aborted.
 */
export async function crawlSite(request: CrawlRequest, doors: CrawlDoors): Promise<Site> {
  const extractor = createExtractor();
  try {
    return await crawlWith(extractor, request, doors);
  } finally {
    await extractor.close();
  }
}

async function crawlWith(extractor: Extractor, request: CrawlRequest, doors: CrawlDoors): Promise<Site> {
  const { egress, report, signal, clock = systemClock } = doors;
  const isRival = request.purpose === 'rival';
  const maxPages = Math.max(1, request.maxPages);
  const budgetMs = Math.min(MAX_BUDGET_MS, BUDGET_MS * Math.max(1, maxPages / DEFAULT_PAGES));
  const visitor = createVisitor({ egress, signal, clock }, budgetMs);

  report({ stage: 'crawl', step: 1, message: `Connecting to ${displayHost(request.url)}`, pagesRead: 0, pagesTotal: 1, page: null });
  const opened = await openHome(request, visitor);
  const home = await homePage(opened, extractor);

  const robots = await readRobots(home.url, visitor);
  visitor.slowDown(robots.crawlDelayMs);
  const beside: Promise<Aside> = isRival ? Promise.resolve(NOTHING_BESIDE) : readAside(home, opened.https, robots, visitor);
  beside.catch(() => undefined); // awaited below
  const sitemap = isRival ? noSitemap(home.url) : await readSitemaps(home.url, robots.facts.sitemaps, visitor);

  const frontier = createFrontier(home.url, robots.allows);
  frontier.close(home.url);
  for (const url of sitemap.urls) frontier.add(url, { foundIn: 'sitemap', label: '' });
  const rules: VisitRules = { visitor, robots, homeUrl: home.url, reserveMs: budgetMs * RESERVE_SHARE };
  const reading = await readPages(home, maxPages, { frontier, rules, extractor, report });

  const further = isRival ? [] : await checkLinks(reading.pages, reading.checks, { ...rules, reserveMs: 0 });
  const linkChecks = [...reading.checks, ...further];
  const aside = await beside;
  if (signal.aborted) throw new AppError('cancelled', 'The analysis was cancelled.');

  const stopReason = stopReasonOf(reading, frontier);
  return siteOf({
    enteredUrl: request.url,
    home,
    homeHtml: opened.page.html,
    pages: reading.pages,
    unread: [...opened.notes, ...reading.unread, ...frontier.refused(), ...leftOver(frontier, stopReason)],
    linkChecks,
    stopReason,
    robots: robots.facts,
    sitemap: sitemap.facts,
    aside,
  });
}

async function homePage({ page, behindLogin }: Home, extractor: Extractor): Promise<Page> {
  let home: Page;
  try {
    home = await makePage(page, { type: 'home', foundIn: 'entered', homeUrl: page.url }, extractor);
  } catch (cause) {
    throw new AppError('site-unreadable', `The home page of ${displayHost(page.url)} could not be understood.`, { cause });
  }
  const hasContent = [home.blocks, home.links, home.images, home.forms, home.resources].some((list) => list.length > 0);
  if (!hasContent && !home.title) throw emptyPage(page.requestedUrl);
  return behindLogin ? { ...home, cutBy: [...home.cutBy, 'login'] } : home;
}

function stopReasonOf({ pages, outOfTime }: Reading, frontier: Frontier): Site['stopReason'] {
  if (pages.length === 1 && frontier.waiting() === 0 && frontier.refused().some(({ reason }) => reason === 'robots')) return 'robots';
  if (outOfTime) return 'time-limit';
  return frontier.waiting() > 0 ? 'page-limit' : 'all-read';
}

function leftOver(frontier: Frontier, stopReason: Site['stopReason']): UnreadPage[] {
  const isTime = stopReason === 'time-limit';
  const reason = isTime ? 'time' : 'limit';
  const detail = isTime ? 'The time for reading this site was over.' : 'The page limit was reached first.';
  return frontier.rest().map(({ url }) => ({ url, reason, detail, status: null }));
}
