import { AppError, isAppError } from '#contracts/errors.ts';
import type { Site } from '#contracts/site.ts';
import type { Egress } from '#egress/egress.ts';
import { crawlSite } from '../crawl/crawl-site.ts';

/** A competitor's home page (and its pricing page where one is linked), or why it could not be read. */
export type CompetitorVisit =
  | { ok: true; site: Site }
  /** `exists` is false when there is nothing at the URL: no such host, or not a public one. */
  | { ok: false; reason: string; exists: boolean };

export type CompetitorReader = {
  /** Crawls a competitor once; asking again returns the same visit. Throws only `cancelled`. */
  read(url: string): Promise<CompetitorVisit>;
};

/** Total time for one competitor. Competitors are crawled in parallel, so this limits the whole stage. */
const VISIT_TIMEOUT_MS = 12_000;
/** Home page and the best further page. */
const MAX_PAGES = 2;

/** Why a competitor was not read, for the owner of another site: without the advice meant for people who typed a URL. */
function reasonFor(error: unknown): string {
  if (!isAppError(error)) return 'Its site could not be read.';
  if (error.code === 'address-unresolved') return 'No site was found at its address.';
  if (error.code === 'address-refused') return 'Its address is not public.';
  if (error.code === 'site-unreachable') return 'Its site did not answer.';
  return error.message;
}

export type CompetitorServices = {
  egress: Egress;
  signal: AbortSignal;
  /** Total time for one competitor, in milliseconds; 12 s unless given. */
  timeoutMs?: number;
  /** Profiles of competitors wait for this: until then the CPU is needed for more urgent work. */
  crawlFinished?: Promise<unknown>;
};

/** Crawls competitors' sites through the same egress and by the same rules as the analyzed site, each at most once. */
export function createCompetitorReader(services: CompetitorServices): CompetitorReader {
  /** Computes the profile while other competitors are still loading. A failure is reported when the profile is requested. */
  async function prepare(site: Site): Promise<void> {
    await services.crawlFinished;
    const { getCompetitorProfile } = await import('./competitor-profile.ts');
    await getCompetitorProfile(site);
  }

  const visits = new Map<string, Promise<CompetitorVisit>>();

  async function visitOnce(url: string): Promise<CompetitorVisit> {
    const signal = AbortSignal.any([services.signal, AbortSignal.timeout(services.timeoutMs ?? VISIT_TIMEOUT_MS)]);
    try {
      const site = await crawlSite(
        { url, schemeGiven: false, maxPages: MAX_PAGES, purpose: 'competitor' },
        { egress: services.egress, report: () => undefined, signal },
      );
      prepare(site).catch(() => undefined); // reported when the competitor is vetted
      return { ok: true, site };
    } catch (error) {
      if (services.signal.aborted) throw new AppError('cancelled', 'The analysis was stopped.', { cause: error });
      if (signal.aborted) return { ok: false, reason: 'Its site did not answer in time.', exists: true };
      const code = isAppError(error) ? error.code : null;
      const exists = code !== 'address-unresolved' && code !== 'address-refused';
      return { ok: false, reason: reasonFor(error), exists };
    }
  }

  return {
    read(url) {
      const known = visits.get(url);
      if (known) return known;
      const visit = visitOnce(url);
      // A visit that was started early may fail before it is awaited.
      visit.catch(() => undefined);
      visits.set(url, visit);
      return visit;
    },
  };
}
