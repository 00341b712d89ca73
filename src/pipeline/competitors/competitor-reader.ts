import { AppError, isAppError } from '#contracts/errors.ts';
import type { Site } from '#contracts/site.ts';
import type { Egress } from '#egress/egress.ts';
import { crawlSite } from '../crawl/crawl-site.ts';

/** A competitor's home page (and its pricing page where one is linked), or the sentence that says why it could not be read. */
export type CompetitorReading =
  | { ok: true; site: Site }
  /** `exists` is false when nothing stands at the address: no such host, or not a public one. */
  | { ok: false; reason: string; exists: boolean };

export type CompetitorReader = {
  /** Reads a competitor once; asking again answers the same reading. Never throws but for `cancelled`. */
  read(url: string): Promise<CompetitorReading>;
};

/** Time for one competitor in all. Competitors are read side by side, so this bounds the whole stage. */
const RIVAL_TIMEOUT_MS = 12_000;
/** Home page and the best further page. */
const RIVAL_PAGES = 2;

/** Why a competitor was not read, for the owner of another site: without the advice meant for people who typed an address. */
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
  /** Time for one competitor in all, in milliseconds; 12 s unless given. */
  timeoutMs?: number;
  /** Until then the processor is left to more urgent work: profiles of competitors wait. */
  calm?: Promise<unknown>;
};

/** Reads competitors' sites through the same door and by the same rules as the analysed site, each at most once. */
export function createCompetitorReader(services: CompetitorServices): CompetitorReader {
  /** Makes its profile while others are still being waited for. Where that fails, it fails again for who asks for the profile. */
  async function prepare(site: Site): Promise<void> {
    await services.calm;
    const { competitorProfileOf } = await import('./competitor-profile.ts');
    await competitorProfileOf(site);
  }

  const readings = new Map<string, Promise<CompetitorReading>>();

  async function readOnce(url: string): Promise<CompetitorReading> {
    const signal = AbortSignal.any([services.signal, AbortSignal.timeout(services.timeoutMs ?? RIVAL_TIMEOUT_MS)]);
    try {
      const site = await crawlSite(
        { url, schemeGiven: false, maxPages: RIVAL_PAGES, purpose: 'competitor' },
        { egress: services.egress, report: () => undefined, signal },
      );
      prepare(site).catch(() => undefined); // told when the competitor is judged
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
      const known = readings.get(url);
      if (known) return known;
      const reading = readOnce(url);
      // A reading that was started early may fail before anybody waits for it.
      reading.catch(() => undefined);
      readings.set(url, reading);
      return reading;
    },
  };
}
