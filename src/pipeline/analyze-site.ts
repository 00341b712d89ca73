// START HERE: a URL goes in, an analysis comes out. The strategy (strategy/) and the prompt (prompt/) are made
// from these outputs when the owner asks for them.
//
//   crawl ──> audit ──> insight ──> competitors        each: plain data in, plain data out
import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { ReportProgress, StageProgress } from '#contracts/progress.ts';
import type { Egress } from '#egress/egress.ts';
import type { SearchClient } from '#search/search-client.ts';
import { createCompetitorReader } from './competitors/competitor-reader.ts';
import { type Clock, systemClock } from './crawl/clock.ts';
import { type CrawlRequest, type CrawlServices, crawlBudgetMs, crawlSite } from './crawl/crawl-site.ts';
import { limitTextVolume } from './limit-text-volume.ts';

export type AnalyzeRequest = {
  url: string;
  /** Whether the user wrote the scheme; else `http` may be tried when `https` fails. */
  schemeGiven: boolean;
  maxPages: number;
  /** Competitors the user named: addresses. */
  namedCompetitors: string[];
  /** Which pages are also opened in a browser, where there is one; `auto` unless given. */
  render?: NonNullable<CrawlRequest['render']>;
};

export type AnalyzeServices = {
  egress: Egress;
  report: ReportProgress;
  signal: AbortSignal;
  /** The browser; without it pages are read as served. */
  renderer?: CrawlServices['renderer'];
  /** Keeps the pictures of the home page, where it was rendered. */
  saveScreenshots?: NonNullable<CrawlServices['saveScreenshots']>;
  /** Deepens what the built-in analyst says and suggests competitors; without it the built-in result is the result. */
  model?: LanguageModelClient | undefined;
  /** Finds competitors; without it they come from the user, the site, the model and the bundled list. */
  search?: SearchClient | undefined;
  /** This machine's unless given. */
  clock?: Clock;
  /** Outputs of an interrupted run: these stages are not run again. */
  saved?: Partial<StageOutputs>;
  /** Called after each stage that ran, before the next one starts. */
  save?: <S extends keyof StageOutputs>(stage: S, output: StageOutputs[S]) => Promise<void>;
};

// A default-size site has 60 s to be read and 90 s in all (product.md, sections 3 and 6): a model that hangs and slow competitors fit in what is left.
const AFTER_READING_MS = 30_000;

/**
 * Reads a site, audits it, says what the business is and finds its competitors.
 *
 * Throws `AppError` when the site as a whole cannot be read (`address-refused`, `address-unresolved`,
 * `site-unreachable`, `site-unreadable`, `cancelled`); smaller failures are data in the outputs.
 */
export async function analyzeSite(request: AnalyzeRequest, services: AnalyzeServices): Promise<StageOutputs> {
  const { egress, signal, report, renderer = null, saveScreenshots, model, search, saved = {} } = services;
  const stage = async <S extends keyof StageOutputs>(
    name: S,
    run: () => StageOutputs[S] | Promise<StageOutputs[S]>,
  ): Promise<StageOutputs[S]> => {
    const before = saved[name] as StageOutputs[S] | undefined;
    if (before !== undefined) return before;
    signal.throwIfAborted();
    const output = await run();
    await services.save?.(name, output);
    return output;
  };

  const { now } = services.clock ?? systemClock;
  const until = now() + crawlBudgetMs(request.maxPages) + AFTER_READING_MS;
  const msLeft = () => until - now();

  // Code of the later stages, loaded while the site answers.
  const later = loadLaterStages();
  later.catch(() => undefined); // awaited below
  // Competitors the user named are read while the site itself is still being read.
  const calm = Promise.withResolvers<void>();
  const reader = createCompetitorReader({ egress, signal, calm: calm.promise });
  if (!saved.competitors) for (const url of request.namedCompetitors) void reader.read(url);

  const crawl = await stage('crawl', () =>
    crawlSite(request, { egress, report, signal, renderer, onPagesRead: calm.resolve, ...(saveScreenshots ? { saveScreenshots } : {}) }),
  ).finally(calm.resolve);
  const { auditSite, understandBusiness, compareCompetitors } = await later;
  const say = (step: number, name: StageProgress['stage'], message: string) =>
    report({ stage: name, step, message, pagesRead: crawl.pages.length, pagesTotal: crawl.pages.length, page: null });

  say(3, 'audit', `Checking ${crawl.pages.length} ${crawl.pages.length === 1 ? 'page' : 'pages'}`);
  const audit = await stage('audit', () => auditSite(crawl));

  say(3, 'insight', 'Working out what the business is');
  const insight = await stage('insight', () => understandBusiness({ site: limitTextVolume(crawl), audit }, { model, signal, msLeft }));

  say(4, 'competitors', 'Looking at competitors');
  const competitors = await stage('competitors', () =>
    compareCompetitors(
      { site: crawl, profile: insight, named: request.namedCompetitors },
      { reader, signal, report, search, model, msLeft },
    ),
  );
  return { crawl, audit, insight, competitors };
}

async function loadLaterStages() {
  const [{ auditSite }, { understandBusiness }, { compareCompetitors }] = await Promise.all([
    import('./audit/audit-site.ts'),
    import('./insight/understand-business.ts'),
    import('./competitors/compare-competitors.ts'),
  ]);
  return { auditSite, understandBusiness, compareCompetitors };
}
