// START HERE: a URL goes in, an analysis comes out. The strategy (strategy/) and the prompt (prompt/) are made
// from these outputs when the owner asks for them.
//
//   crawl ──> audit ──> insight ──> competitors        each: plain data in, plain data out
import type { LanguageModelDoor } from '#ai/language-model.ts';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { ReportProgress, StageProgress } from '#contracts/progress.ts';
import type { Egress } from '#egress/egress.ts';
import type { SearchDoor } from '#search/search-door.ts';
import { createRivalReader } from './competitors/rival-reader.ts';
import { type Clock, systemClock } from './crawl/clock.ts';
import { type CrawlDoors, type CrawlRequest, crawlSite, readingBudgetMs } from './crawl/crawl-site.ts';
import { studiedSite } from './studied-site.ts';

export type AnalyzeRequest = {
  url: string;
  /** Whether the user wrote the scheme; else `http` may be tried when `https` fails. */
  schemeGiven: boolean;
  maxPages: number;
  /** Rivals the user named: addresses. */
  namedCompetitors: string[];
  /** Which pages are also opened in a browser, where there is one; `auto` unless given. */
  render?: NonNullable<CrawlRequest['render']>;
};

export type AnalyzeDoors = {
  egress: Egress;
  report: ReportProgress;
  signal: AbortSignal;
  /** The browser; without it pages are read as served. */
  renderer?: CrawlDoors['renderer'];
  /** Keeps the pictures of the home page, where it was rendered. */
  saveScreenshots?: NonNullable<CrawlDoors['saveScreenshots']>;
  /** Deepens what the built-in analyst says and suggests rivals; without it the built-in result is the result. */
  model?: LanguageModelDoor | undefined;
  /** Finds rivals; without it they come from the user, the site, the model and the bundled list. */
  search?: SearchDoor | undefined;
  /** This machine's unless given. */
  clock?: Clock;
  /** Outputs of an interrupted run: these stages are not run again. */
  saved?: Partial<StageOutputs>;
  /** Called after each stage that ran, before the next one starts. */
  save?: <S extends keyof StageOutputs>(stage: S, output: StageOutputs[S]) => Promise<void>;
};

// A default-size site has 60 s to be read and 90 s in all (product.md, sections 3 and 6): a model that hangs and slow rivals fit in what is left.
const AFTER_READING_MS = 30_000;

/**
 * Reads a site, audits it, says what the business is and finds its rivals.
 *
 * Throws `AppError` when the site as a whole cannot be read (`address-refused`, `address-unresolved`,
 * `site-unreachable`, `site-unreadable`, `cancelled`); smaller failures are data in the outputs.
 */
export async function analyzeSite(request: AnalyzeRequest, doors: AnalyzeDoors): Promise<StageOutputs> {
  const { egress, signal, report, renderer = null, saveScreenshots, model, search, saved = {} } = doors;
  const stage = async <S extends keyof StageOutputs>(
    name: S,
    run: () => StageOutputs[S] | Promise<StageOutputs[S]>,
  ): Promise<StageOutputs[S]> => {
    const before = saved[name] as StageOutputs[S] | undefined;
    if (before !== undefined) return before;
    signal.throwIfAborted();
    const output = await run();
    await doors.save?.(name, output);
    return output;
  };

  const { now } = doors.clock ?? systemClock;
  const until = now() + readingBudgetMs(request.maxPages) + AFTER_READING_MS;
  const msLeft = () => until - now();

  // Code of the later stages, loaded while the site answers.
  const later = loadLaterStages();
  later.catch(() => undefined); // awaited below
  // Rivals the user named are read while the site itself is still being read.
  const calm = Promise.withResolvers<void>();
  const reader = createRivalReader({ egress, signal, calm: calm.promise });
  if (!saved.competitors) for (const url of request.namedCompetitors) void reader.read(url);

  const crawl = await stage('crawl', () =>
    crawlSite(request, { egress, report, signal, renderer, onPagesRead: calm.resolve, ...(saveScreenshots ? { saveScreenshots } : {}) }),
  ).finally(calm.resolve);
  const { auditSite, understandBusiness, compareRivals } = await later;
  const say = (step: number, name: StageProgress['stage'], message: string) =>
    report({ stage: name, step, message, pagesRead: crawl.pages.length, pagesTotal: crawl.pages.length, page: null });

  say(3, 'audit', `Checking ${crawl.pages.length} ${crawl.pages.length === 1 ? 'page' : 'pages'}`);
  const audit = await stage('audit', () => auditSite(crawl));

  say(3, 'insight', 'Working out what the business is');
  const insight = await stage('insight', () => understandBusiness({ site: studiedSite(crawl), audit }, { model, signal, msLeft }));

  say(4, 'competitors', 'Looking at rivals');
  const competitors = await stage('competitors', () =>
    compareRivals({ site: crawl, profile: insight, named: request.namedCompetitors }, { reader, signal, report, search, model, msLeft }),
  );
  return { crawl, audit, insight, competitors };
}

async function loadLaterStages() {
  const [{ auditSite }, { understandBusiness }, { compareRivals }] = await Promise.all([
    import('./audit/audit-site.ts'),
    import('./insight/model/understand-business.ts'),
    import('./competitors/compare-rivals.ts'),
  ]);
  return { auditSite, understandBusiness, compareRivals };
}
