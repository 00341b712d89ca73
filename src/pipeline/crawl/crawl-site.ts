import { AppError } from '#contracts/errors.ts';
import type { Page } from '#contracts/page.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Screenshots } from '#contracts/screenshots.ts';
import type { Site, UnreadPage } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { Egress } from '#egress/egress.ts';
import { createLinkChecker } from './check-links.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Extractor } from './extractor.ts';
import type { VisitRules } from './fetch-page.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import { makePage } from './make-page.ts';
import { emptyPage, type Home, openHome } from './open-home.ts';
import { createPageStore } from './page-store.ts';
import { type Aside, readAside } from './read-aside.ts';
import { type OnChosen, type Reading, readPages } from './read-pages.ts';
import { createPageRenderer, type PageRenderer, type RenderMode } from './render/page-renderer.ts';
import type { Renderer } from './render/renderer.ts';
import { readRobots } from './robots.ts';
import { siteOf } from './site-of.ts';
import { noSitemap, readSitemaps } from './sitemap.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** What to read. `maxPages` counts the home page. */
export type CrawlRequest = {
  url: string;
  schemeGiven: boolean;
  maxPages: number;
  /** `competitor`: only what a comparison needs; sitemap, links and files beside the pages are not asked for. */
  purpose?: 'site' | 'competitor';
  /** Which pages are also opened in a browser, where there is one; `auto` unless given. */
  render?: RenderMode;
};

/** `clock` is this machine's unless given; without a `renderer` pages are read as served. */
export type CrawlServices = {
  egress: Egress;
  report: ReportProgress;
  signal: AbortSignal;
  clock?: Clock;
  renderer?: Renderer | null;
  /** Called at most once, when the home page was rendered. A failure is told in the site's rendering note. */
  saveScreenshots?: (screenshots: Screenshots) => Promise<void>;
  /** Called when the pages are read and only answers of links are waited for: there is time for other work. */
  onPagesRead?: () => void;
};

// The whole reading of a default-size site has 60 s (product.md, section 3); larger ones have as much for each 12 pages.
const BUDGET_MS = 60_000;
const DEFAULT_PAGES = 12;
const MAX_BUDGET_MS = 15 * 60_000;
// Kept back from reading pages for checking links.
const RESERVE_SHARE = 0.2;
const NOTHING_BESIDE: Aside = { styles: [], llmsTxt: null, https: null };

/** How long the reading of up to `maxPages` pages may take, in milliseconds. */
export function readingBudgetMs(maxPages: number): number {
  return Math.min(MAX_BUDGET_MS, BUDGET_MS * Math.max(1, maxPages / DEFAULT_PAGES));
}

/**
 * Reads a site: its home page as a browser would, further pages as robots.txt allows, best first.
 *
 * Pages that can't be read are data (`unread`, each with its reason). Throws `AppError` when there is no home page to start
 * from: `address-refused`, `address-unresolved`, `site-unreachable`, `site-unreadable`; `cancelled` when the signal is aborted.
 */
export async function crawlSite(request: CrawlRequest, services: CrawlServices): Promise<Site> {
  const { egress, signal, clock = systemClock } = services;
  const budgetMs = readingBudgetMs(request.maxPages);
  const reserveMs = budgetMs * RESERVE_SHARE;
  const visitor = createVisitor({ egress, signal, clock }, budgetMs);
  const extractor = lateExtractor();
  const renderer = createPageRenderer({
    mode: request.render ?? 'auto',
    renderer: services.renderer ?? null,
    extractor,
    signal,
    hasTime: () => visitor.timeLeftMs() > reserveMs,
  });
  try {
    return await crawlWith({ extractor, renderer, visitor, reserveMs }, request, services);
  } finally {
    await Promise.all([extractor.close(), renderer.close()]);
  }
}

/** An extractor whose code (a parser, tables of languages) is loaded while the home page is on its way. */
function lateExtractor(): Extractor {
  const made = import('./extractor.ts').then(({ createExtractor }) => createExtractor());
  return { extract: async (order) => (await made).extract(order), close: async () => (await made).close() };
}

type Tools = { extractor: Extractor; renderer: PageRenderer; visitor: Visitor; reserveMs: number };

async function crawlWith(
  { extractor, renderer, visitor, reserveMs }: Tools,
  request: CrawlRequest,
  services: CrawlServices,
): Promise<Site> {
  const { report, signal } = services;
  const isCompetitor = request.purpose === 'competitor';
  const maxPages = Math.max(1, request.maxPages);

  report({ stage: 'crawl', step: 1, message: `Connecting to ${displayHost(request.url)}`, pagesRead: 0, pagesTotal: 1, page: null });
  const opening = openHome(request, visitor);
  // Most sites answer where they were asked: the rules come along with the home page.
  const early = readRobots(request.url, visitor);
  early.catch(() => undefined); // awaited below
  const opened = await opening;
  const raw = await homePage(opened, extractor);
  const rendering = renderer.home(raw);
  rendering.catch(() => undefined); // awaited below

  const isWhereAsked = new URL(raw.url).origin === new URL(request.url).origin;
  const robots = await (isWhereAsked ? early : readRobots(raw.url, visitor));
  visitor.slowDown(robots.crawlDelayMs);
  const beside: Promise<Aside> = isCompetitor ? Promise.resolve(NOTHING_BESIDE) : readAside(raw, opened.https, robots, visitor);
  beside.catch(() => undefined); // awaited below
  const sitemap = isCompetitor ? noSitemap(raw.url) : await readSitemaps(raw.url, robots.facts.sitemaps, visitor);

  const shown = await rendering;
  const home = shown.page;
  const frontier = createFrontier(home.url, robots.allows);
  frontier.close(home.url);
  for (const url of sitemap.urls) frontier.add(url, { foundIn: 'sitemap', label: '' });
  const rules: VisitRules = { visitor, robots, homeUrl: home.url, reserveMs };
  const links = createLinkChecker(rules);
  const onChosen: OnChosen = (pages, chosen) => {
    if (!isCompetitor) links.begin(pages, chosen);
  };
  const reading = await readPages(home, maxPages, {
    frontier,
    rules,
    extractor,
    renderer,
    report,
    store: createPageStore(maxPages),
    onChosen,
  });

  services.onPagesRead?.();
  const further = isCompetitor ? [] : await links.finish(reading.pages, reading.checks);
  const linkChecks = [...reading.checks, ...further];
  const aside = await beside;
  const saved = await save(shown.screenshots, services);
  if (signal.aborted) throw new AppError('cancelled', 'The analysis was cancelled.');

  const stopReason = stopReasonOf(reading, frontier);
  return siteOf({
    enteredUrl: request.url,
    home,
    homeHtml: shown.html ?? opened.page.html,
    styles: shown.styles,
    rendering: withNote(renderer.summary(), saved),
    pages: reading.pages,
    unread: [...opened.notes, ...reading.unread, ...frontier.refused(), ...leftOver(frontier, stopReason)],
    linkChecks,
    stopReason,
    robots: robots.facts,
    sitemap: sitemap.facts,
    aside,
  });
}

/** False when there were pictures and they could not be kept. */
async function save(screenshots: Screenshots | null, { saveScreenshots, signal }: CrawlServices): Promise<boolean> {
  if (screenshots === null || !saveScreenshots || signal.aborted) return true;
  try {
    await saveScreenshots(screenshots);
    return true;
  } catch {
    return false;
  }
}

function withNote({ mode, note }: Site['rendering'], saved: boolean): Site['rendering'] {
  return { mode, note: saved ? note : `${note} Its pictures could not be kept.` };
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
