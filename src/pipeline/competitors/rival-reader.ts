import { AppError, isAppError } from '#contracts/errors.ts';
import type { Site } from '#contracts/site.ts';
import type { Egress } from '#egress/egress.ts';
import { crawlSite } from '../crawl/crawl-site.ts';

/** A rival's home page (and its pricing page where one is linked), or the sentence that says why it could not be read. */
export type RivalReading = { ok: true; site: Site } | { ok: false; reason: string };

export type RivalReader = {
  /** Reads a rival once; asking again answers the same reading. Never throws but for `cancelled`. */
  read(url: string): Promise<RivalReading>;
};

/** Time for one rival in all. Rivals are read side by side, so this bounds the whole stage. */
const RIVAL_TIMEOUT_MS = 12_000;
/** Home page and the best further page. */
const RIVAL_PAGES = 2;

/** Reads rivals' sites through the same door and by the same rules as the analysed site, each at most once. */
export function createRivalReader(doors: { egress: Egress; signal: AbortSignal }): RivalReader {
  const readings = new Map<string, Promise<RivalReading>>();

  async function readOnce(url: string): Promise<RivalReading> {
    const signal = AbortSignal.any([doors.signal, AbortSignal.timeout(RIVAL_TIMEOUT_MS)]);
    try {
      const site = await crawlSite(
        { url, schemeGiven: false, maxPages: RIVAL_PAGES, purpose: 'rival' },
        { egress: doors.egress, report: () => undefined, signal },
      );
      return { ok: true, site };
    } catch (error) {
      if (doors.signal.aborted) throw new AppError('cancelled', 'The analysis was stopped.', { cause: error });
      if (signal.aborted) return { ok: false, reason: 'Its site did not answer in time.' };
      return { ok: false, reason: isAppError(error) ? error.message : 'Its site could not be read.' };
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
