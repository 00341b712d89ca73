import { availableParallelism, loadavg } from 'node:os';
import { AppError } from '#contracts/errors.ts';
import type { Page } from '#contracts/page.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Screenshots } from '#contracts/screenshots.ts';
import type { Site, UnreadPage } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { Egress } from '#egress/egress.ts';
import { buildPage } from './build-page.ts';
import { buildSite } from './build-site.ts';
import { createLinkChecker } from './check-links.ts';
import { type Clock, systemClock } from './clock.ts';
import { type CrawlResult, crawlPages, type OnPagesChosen } from './crawl-pages.ts';
import type { Extractor } from './extraction-worker.ts';
import { type AuxiliaryFiles, fetchAuxiliaryFiles } from './fetch-auxiliary-files.ts';
import { emptyPage, fetchHomePage, type HomePage } from './fetch-home-page.ts';
import type { FetchRules } from './fetch-page.ts';
import { createFrontier, type Frontier } from './frontier.ts';
import { createPageOpener } from './page-opener.ts';
import { createPageStore } from './page-store.ts';
import { createPoliteClient, type PoliteClient } from './polite-client.ts';
import { isThin } from './render/needs-rendering.ts';
import { createPageRenderer, type PageRenderer, type RenderMode } from './render/page-renderer.ts';
import type { Renderer } from './render/renderer.ts';
import { fetchRobots } from './robots.ts';
import { fetchSitemaps, noSitemap } from './sitemap.ts';

/** What to crawl. `maxPages` counts the home page. */
export type CrawlRequest = {
  url: string;
  schemeGiven: boolean;
  maxPages: number;
  /** Addresses of the site that are read first. */
  pages?: readonly string[];
  /** `competitor`: only what a comparison needs; sitemap, links and auxiliary files are not requested. */
  purpose?: 'site' | 'competitor';
  /** Which pages are also opened in a browser, where there is one; `auto` unless given. */
  render?: RenderMode;
};

/** `clock` is this machine's unless given; without a `renderer` pages are taken as served. */
export type CrawlServices = {
  egress: Egress;
  report: ReportProgress;
  signal: AbortSignal;
  clock?: Clock;
  renderer?: Renderer | null;
  /** Called at most once, as soon as the home page was rendered. A failure is noted in the site's rendering note. */
  saveScreenshots?: (screenshots: Screenshots) => Promise<void>;
  /** Called with the home page as served and, where a browser opens it, again as that shows it. Must not throw. */
  onHomePage?: (home: OpenedHome) => void;
  /** Whether pages are read while the home page is rendered; unless given, as long as the machine is not busy with other work. */
  mayReadAhead?: () => boolean;
  /** Called with each page that was read, in the order of the site's pages. `isPaced`: the site asks for pauses between requests. */
  onPageRead?: (page: Page, rules: { isPaced: boolean }) => void;
  /** Called when all pages are read and only link checks are pending: there is time for other work. */
  onPagesRead?: () => void;
};

/** The home page before the other pages are read. */
export type OpenedHome = {
  page: Page;
  html: string;
  rendering: Site['rendering'];
  /** Nothing is added to the page any more. */
  isFinal: boolean;
  /** Whether screenshots of it may still be saved. */
  screenshotsFollow: boolean;
};

// The whole crawl of a default-size site has 60 s; larger ones have as much for each 12 pages.
const BUDGET_MS = 60_000;
const DEFAULT_PAGES = 12;
const MAX_BUDGET_MS = 15 * 60_000;
// Share of the time kept for checking links.
const RESERVE_SHARE = 0.2;
/** Pages that are read at most while the home page is still being rendered: what it shows then may change the choice. */
const MAX_AHEAD = 24;
const NO_AUXILIARY_FILES: AuxiliaryFiles = { styles: [], llmsTxt: null, https: null };

/** How long crawling up to `maxPages` pages may take, in milliseconds. */
export function crawlBudgetMs(maxPages: number): number {
  return Math.min(MAX_BUDGET_MS, BUDGET_MS * Math.max(1, maxPages / DEFAULT_PAGES));
}

/**
 * Crawls a site: its home page as a browser would, further pages as robots.txt allows, most important first.
 *
 * Pages that can't be read are data (`unread`, each with its reason). Throws `AppError` when there is no home page to start
 * from: `address-refused`, `address-unresolved`, `site-unreachable`, `site-unreadable`; `'cancelled'` when the signal is aborted.
 */
export async function crawlSite(request: CrawlRequest, services: CrawlServices): Promise<Site> {
  const { egress, signal, clock = systemClock } = services;
  const budgetMs = crawlBudgetMs(request.maxPages);
  const reserveMs = budgetMs * RESERVE_SHARE;
  const client = createPoliteClient({ egress, signal, clock }, budgetMs);
  const extractor = createLazyExtractor();
  const renderer = createPageRenderer({
    mode: request.render ?? 'auto',
    renderer: services.renderer ?? null,
    extractor,
    signal,
    hasTime: () => client.timeLeftMs() > reserveMs,
    takesScreenshots: services.saveScreenshots !== undefined,
  });
  try {
    return await runCrawl({ extractor, renderer, client, reserveMs }, request, services);
  } finally {
    await Promise.all([extractor.close(), renderer.close()]);
  }
}

/** An extractor whose code (parser, language tables) is loaded while the home page is being fetched. */
function createLazyExtractor(): Extractor {
  const made = import('./extraction-worker.ts').then(({ createExtractor }) => createExtractor());
  return { extract: async (order) => (await made).extract(order), close: async () => (await made).close() };
}

type Tools = { extractor: Extractor; renderer: PageRenderer; client: PoliteClient; reserveMs: number };

async function runCrawl({ extractor, renderer, client, reserveMs }: Tools, request: CrawlRequest, services: CrawlServices): Promise<Site> {
  const { report, signal } = services;
  const isCompetitor = request.purpose === 'competitor';
  const maxPages = Math.max(1, request.maxPages);

  report({ stage: 'crawl', step: 1, message: `Connecting to ${displayHost(request.url)}`, pagesRead: 0, pagesTotal: 1, page: null });
  const homePromise = fetchHomePage(request, client);
  // Most sites respond at the entered URL: robots.txt is fetched along with the home page.
  const robotsPromise = fetchRobots(request.url, client);
  robotsPromise.catch(() => undefined); // awaited below
  const opened = await homePromise;
  const raw = await homePage(opened, extractor);
  const rendering = renderer.home(raw);
  rendering.catch(() => undefined); // awaited below
  const saving = rendering.then(({ screenshots }) => save(screenshots, services));
  saving.catch(() => undefined); // awaited below

  const isWhereAsked = new URL(raw.url).origin === new URL(request.url).origin;
  const robots = await (isWhereAsked ? robotsPromise : fetchRobots(raw.url, client));
  client.slowDown(robots.crawlDelayMs);
  const auxiliaryFiles: Promise<AuxiliaryFiles> = isCompetitor
    ? Promise.resolve(NO_AUXILIARY_FILES)
    : fetchAuxiliaryFiles(raw, opened.https, robots, client);
  auxiliaryFiles.catch(() => undefined); // awaited below

  const show = (home: Omit<OpenedHome, 'rendering'>) => services.onHomePage?.({ ...home, rendering: renderer.summary() });
  show({ page: raw, html: opened.page.html, isFinal: !renderer.isOn, screenshotsFollow: renderer.isOn });
  const sitemap = isCompetitor ? noSitemap(raw.url) : await fetchSitemaps(raw.url, robots.facts.sitemaps, client);

  const rules: FetchRules = { client, robots, homeUrl: raw.url, reserveMs };
  const opener = createPageOpener(rules, extractor);
  const links = createLinkChecker(rules);
  const onPagesChosen: OnPagesChosen = (pages, chosen) => {
    if (!isCompetitor) links.start(pages, chosen);
  };
  const frontierOf = (page: Page) => {
    const frontier = createFrontier(page.url, robots.allows);
    frontier.close(page.url);
    for (const url of request.pages ?? []) frontier.add(url, { foundIn: 'named', label: '' });
    for (const url of sitemap.urls) frontier.add(url, { foundIn: 'sitemap', label: '' });
    return frontier;
  };
  const told = new Set<string>();
  const ahead = new AbortController();
  const { mayReadAhead = hasProcessorToSpare } = services;
  if (renderer.isOn && !isThin(raw) && robots.crawlDelayMs === 0 && mayReadAhead())
    void crawlPages(raw, Math.min(maxPages, MAX_AHEAD), {
      ...{ frontier: frontierOf(raw), rules, open: opener.ahead, onPagesChosen, stop: ahead.signal },
      render: async (page) => page,
      report: (progress) => {
        if (ahead.signal.aborted) return;
        if (progress.page) told.add(progress.page.path);
        report(progress);
      },
      store: { keep: (page) => page },
      onPageRead: () => undefined,
    }).catch(() => undefined); // met again by the crawl below

  const renderedHome = await rendering.finally(() => ahead.abort());
  const home = renderedHome.page;
  const homeHtml = renderedHome.html ?? opened.page.html;
  if (renderer.isOn) show({ page: home, html: homeHtml, isFinal: true, screenshotsFollow: renderedHome.screenshots !== null });
  const frontier = frontierOf(home);
  const reading = await crawlPages(home, maxPages, {
    frontier,
    rules,
    open: opener.open,
    render: renderer.page,
    // A page that was told while the home page was being rendered is not told again.
    report: (progress) => {
      if (!progress.page || !told.delete(progress.page.path)) report(progress);
    },
    store: createPageStore(maxPages),
    onPagesChosen,
    onPageRead: (page) => services.onPageRead?.(page, { isPaced: robots.crawlDelayMs > 0 }),
  });

  services.onPagesRead?.();
  const further = isCompetitor ? [] : await links.finish(reading.pages, reading.checks);
  const linkChecks = [...reading.checks, ...further];
  const auxiliary = await auxiliaryFiles;
  const saved = await saving;
  if (signal.aborted) throw new AppError('cancelled', 'The analysis was canceled.');

  const stopReason = stopReasonOf(reading, frontier);
  return buildSite({
    enteredUrl: request.url,
    home,
    homeHtml,
    styles: renderedHome.styles,
    rendering: withNote(renderer.summary(), saved),
    pages: reading.pages,
    unread: [...opened.notes, ...reading.unread, ...frontier.refused(), ...listUnvisited(frontier, stopReason)],
    linkChecks,
    stopReason,
    robots: robots.facts,
    sitemap: sitemap.facts,
    auxiliary,
  });
}

/** On a machine with twice the work it can do, reading ahead would take the time from the browser, whose screenshots then come too late. */
function hasProcessorToSpare(): boolean {
  return (loadavg()[0] ?? 0) < 2 * availableParallelism();
}

/** False when there were screenshots and they could not be saved. */
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
  return { mode, note: saved ? note : `${note} Its screenshots could not be saved.` };
}

async function homePage({ page, behindLogin }: HomePage, extractor: Extractor): Promise<Page> {
  let home: Page;
  try {
    home = await buildPage(page, { type: 'home', foundIn: 'entered', homeUrl: page.url }, extractor);
  } catch (cause) {
    throw new AppError('site-unreadable', `The home page of ${displayHost(page.url)} could not be understood.`, { cause });
  }
  const hasContent = [home.blocks, home.links, home.images, home.forms, home.resources].some((list) => list.length > 0);
  if (!hasContent && !home.title) throw emptyPage(page.requestedUrl);
  return behindLogin ? { ...home, cutBy: [...home.cutBy, 'login'] } : home;
}

function stopReasonOf({ pages, outOfTime }: CrawlResult, frontier: Frontier): Site['stopReason'] {
  if (pages.length === 1 && frontier.waiting() === 0 && frontier.refused().some(({ reason }) => reason === 'robots')) return 'robots';
  if (outOfTime) return 'time-limit';
  return frontier.waiting() > 0 ? 'page-limit' : 'all-read';
}

function listUnvisited(frontier: Frontier, stopReason: Site['stopReason']): UnreadPage[] {
  const isTime = stopReason === 'time-limit';
  const reason = isTime ? 'time' : 'limit';
  const detail = isTime ? 'The time for reading this site was over.' : 'The page limit was reached first.';
  return frontier.rest().map(({ url }) => ({ url, reason, detail, status: null }));
}
