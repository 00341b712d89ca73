// START HERE: a URL goes in, an analysis comes out. Strategy (strategy/) and prompt (prompt/) are built from these outputs when the
// owner asks for them (build-prompt.ts).
//
//   crawl ──> audit ──> insight ──> competitors        each: plain data in, plain data out

import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { FirstLook } from '#contracts/first-look.ts';
import type { ReportProgress, StageProgress } from '#contracts/progress.ts';
import type { Egress } from '#egress/egress.ts';
import type { PlacesClient } from '#places/places-client.ts';
import type { SearchClient } from '#search/search-client.ts';
import { plural } from '#text/words.ts';
import { createCompetitorReader } from './competitors/competitor-reader.ts';
import { type Clock, systemClock } from './crawl/clock.ts';
import { type CrawlRequest, type CrawlServices, crawlBudgetMs, crawlSite } from './crawl/crawl-site.ts';
import { limitTextVolume } from './limit-text-volume.ts';
import { tellFirstLook } from './show-first-look.ts';

export type AnalyzeRequest = {
  url: string;
  /** Whether the user wrote the scheme; else `http` may be tried when `https` fails. */
  schemeGiven: boolean;
  maxPages: number;
  /** Addresses of the site that must be among the pages read. */
  pages?: readonly string[];
  /** URLs of competitors that the user named. */
  namedCompetitors: string[];
  /** What the owner said about the business in earlier analyses, or in a file. */
  facts?: readonly OwnerFact[];
  /** Which pages are also rendered, if a browser is installed; `auto` by default. */
  render?: NonNullable<CrawlRequest['render']>;
};

export type AnalyzeServices = {
  egress: Egress;
  report: ReportProgress;
  signal: AbortSignal;
  /** The browser; without it pages are read as served. */
  renderer?: CrawlServices['renderer'];
  /** Stores the screenshots of the home page, if it was rendered. */
  saveScreenshots?: NonNullable<CrawlServices['saveScreenshots']>;
  /** Adds depth to the reader's profile and suggests competitors; optional. */
  model?: LanguageModelClient | undefined;
  /** Finds competitors; without it they come from the user, the site, the model and the lexicon. */
  search?: SearchClient | undefined;
  /** Finds competitors nearby; optional. */
  places?: PlacesClient | undefined;
  /** The system clock by default. */
  clock?: Clock;
  /** Outputs of an interrupted run: these stages are skipped. */
  saved?: Partial<StageOutputs>;
  /** Called with what is known so far, each time it changed; provisional until the end. */
  showFirstLook?: (look: FirstLook) => void;
  /** Called after each stage that ran, before the next one starts. */
  save?: <S extends keyof StageOutputs>(stage: S, output: StageOutputs[S]) => Promise<void>;
};

/** A site of the default size gets 60 s for the crawl and 90 s in all; a hanging model and slow competitors must fit in the rest. */
const AFTER_CRAWL_MS = 30_000;

/**
 * Crawls a site, audits it, says what the business is and compares it with its competitors.
 *
 * Throws `AppError` when the site as a whole can't be read (`address-refused`, `address-unresolved`,
 * `site-unreachable`, `site-unreadable`, `cancelled`); partial failures are data in the outputs.
 */
export async function analyzeSite(request: AnalyzeRequest, services: AnalyzeServices): Promise<StageOutputs> {
  const { egress, signal, report, renderer = null, saveScreenshots, model, search, places, saved: resumedStages = {} } = services;
  const { facts = [] } = request;
  const stage = async <S extends keyof StageOutputs>(
    name: S,
    run: () => StageOutputs[S] | Promise<StageOutputs[S]>,
  ): Promise<StageOutputs[S]> => {
    const resumed = resumedStages[name] as StageOutputs[S] | undefined;
    if (resumed !== undefined) return resumed;
    signal.throwIfAborted();
    const output = await run();
    await services.save?.(name, output);
    return output;
  };

  const { now } = services.clock ?? systemClock;
  const deadline = now() + crawlBudgetMs(request.maxPages) + AFTER_CRAWL_MS;
  const remainingMs = () => deadline - now();

  // The code of the later stages loads while the site responds.
  const laterStages = loadLaterStages();
  laterStages.catch(() => undefined); // awaited below
  // Competitors that the user named are visited while the crawl finishes.
  const crawlFinished = Promise.withResolvers<void>();
  const reader = createCompetitorReader({ egress, signal, crawlFinished: crawlFinished.promise });
  if (!resumedStages.competitors) for (const url of request.namedCompetitors) void reader.read(url);

  const look = services.showFirstLook && tellFirstLook({ facts, signal, show: services.showFirstLook });
  const crawl = await stage('crawl', () =>
    crawlSite(request, {
      egress,
      report,
      signal,
      renderer,
      onPagesRead: crawlFinished.resolve,
      ...(look ? { onHomePage: look.home } : {}),
      ...(saveScreenshots ? { saveScreenshots: async (screenshots) => saveScreenshots(screenshots).then(look?.screenshotsSaved) } : {}),
      ...(services.clock ? { clock: services.clock } : {}),
    }),
  ).finally(crawlFinished.resolve);
  const { auditSite, understandBusiness, resolveProfile, compareCompetitors } = await laterStages;
  const reportStep = (step: number, name: StageProgress['stage'], message: string) =>
    report({ stage: name, step, message, pagesRead: crawl.pages.length, pagesTotal: crawl.pages.length, page: null });

  reportStep(3, 'audit', `Checking ${plural(crawl.pages.length, 'page')}`);
  const audit = await stage('audit', () => auditSite(crawl));
  look?.pages(crawl, audit);

  reportStep(3, 'insight', 'Identifying the business');
  const insight = await stage('insight', () =>
    understandBusiness({ site: limitTextVolume(crawl), audit }, { model, signal, msLeft: remainingMs }),
  );
  look?.business(insight);

  reportStep(4, 'competitors', 'Comparing competitors');
  const competitors = await stage('competitors', () =>
    compareCompetitors(
      { site: crawl, profile: resolveProfile({ ...insight, facts: [...facts] }), named: request.namedCompetitors },
      { reader, signal, report, search, places, model, msLeft: remainingMs },
    ),
  );
  return { crawl, audit, insight, competitors };
}

async function loadLaterStages() {
  const [{ auditSite }, { understandBusiness }, { resolveProfile }, { compareCompetitors }] = await Promise.all([
    import('./audit/audit-site.ts'),
    import('./insight/understand-business.ts'),
    import('./insight/resolve/resolve-profile.ts'),
    import('./competitors/compare-competitors.ts'),
  ]);
  return { auditSite, understandBusiness, resolveProfile, compareCompetitors };
}
