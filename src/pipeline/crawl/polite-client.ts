import { AppError, isAppError } from '#contracts/errors.ts';
import type { Egress, EgressRequest, EgressResponse } from '#egress/egress.ts';
import { isDigits } from '#text/characters.ts';
import type { Clock } from './clock.ts';

/** Requests to one site at a time. */
const MAX_CONCURRENT = 6;
/** Longer waits than this, asked for by Retry-After or Crawl-delay, are not sat out. */
export const MAX_WAIT_MS = 5_000;

// All three forms of a date (RFC 9110 section 5.6.7) begin with a day of the week; other words and bare numbers are none.
const HTTP_DATE = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*\d{2}:\d{2}:\d{2}/i;

/** The response, or why there is none. `time` means that the time for the whole site was over. */
export type FetchResult =
  | { ok: true; response: EgressResponse }
  | { ok: false; reason: 'time' | 'error'; detail: string; error?: AppError };

/** Rate-limited HTTP client for one site. */
export type PoliteClient = ReturnType<typeof createPoliteClient>;

/**
 * Makes the client of one site: at most six requests at once, the pauses a site asks for (Crawl-delay, Retry-After up to 5 s, then one
 * repeat), nothing after `budgetMs` is over.
 */
export function createPoliteClient(services: { egress: Egress; signal: AbortSignal; clock: Clock }, budgetMs: number) {
  const { egress, signal, clock } = services;
  const endsAt = clock.now() + budgetMs;
  const queue: (() => void)[] = [];
  // Sites that set a cookie and redirect to themselves can be read; each client has its own cookies.
  const cookies = {};
  let running = 0;
  let delayMs = 0;
  let nextStart = 0;

  const timeLeftMs = () => Math.max(0, endsAt - clock.now());

  async function enter(): Promise<void> {
    if (running >= (delayMs > 0 ? 1 : MAX_CONCURRENT)) await new Promise<void>((start) => queue.push(start));
    else running += 1;
  }
  // A slot is handed on rather than freed, so that no other request takes it in between.
  function leave(): void {
    const next = running <= (delayMs > 0 ? 1 : MAX_CONCURRENT) ? queue.shift() : undefined;
    if (next) next();
    else running -= 1;
  }

  async function waitForTurn(): Promise<void> {
    const pause = nextStart - clock.now();
    nextStart = Math.max(nextStart, clock.now()) + delayMs;
    if (pause > 0) await clock.sleep(Math.min(pause, timeLeftMs() + 1), signal);
  }

  async function requestOnce(url: string, request: EgressRequest): Promise<FetchResult> {
    await waitForTurn();
    const left = timeLeftMs();
    if (left <= 0) return outOfTime();
    try {
      const response = await egress.fetch(url, { ...request, timeoutMs: Math.min(request.timeoutMs, left), signal, cookies });
      return { ok: true, response };
    } catch (error) {
      if (signal.aborted || !isAppError(error)) throw error;
      return timeLeftMs() <= 0 ? outOfTime() : { ok: false, reason: 'error', detail: error.message, error };
    }
  }

  return {
    /** Milliseconds left for this site. */
    timeLeftMs,
    /** From now on sends one request at a time, with this pause between their starts, at most 5 s. */
    slowDown(ms: number): void {
      delayMs = Math.min(Math.max(ms, 0), MAX_WAIT_MS);
    },
    /** Requests a URL. Throws only `AppError` `'cancelled'`. */
    async request(url: string, options: EgressRequest): Promise<FetchResult> {
      await enter();
      try {
        const first = await requestOnce(url, options);
        const pause = first.ok ? readRetryAfter(first.response) : null;
        if (pause === null || pause > Math.min(MAX_WAIT_MS, timeLeftMs())) return first;
        nextStart = Math.max(nextStart, clock.now() + pause);
        return await requestOnce(url, options);
      } catch (error) {
        throw signal.aborted ? new AppError('cancelled', 'The analysis was canceled.', { cause: error }) : error;
      } finally {
        leave();
      }
    },
  };
}

function outOfTime(): FetchResult {
  return { ok: false, reason: 'time', detail: 'The time for reading this site was over.' };
}

// Retry-After (RFC 9110 section 10.2.3) in seconds, or as a date. Dates are compared with the response's own Date: the site's clock
// need not agree with ours, and without it a date says nothing.
function readRetryAfter({ status, headers }: EgressResponse): number | null {
  if (status !== 429 && status !== 503) return null;
  const after = (headers['retry-after'] ?? '').trim();
  if (isDigits(after, 6)) return Number(after) * 1000;
  const pause = HTTP_DATE.test(after) ? Date.parse(after) - Date.parse(headers.date ?? '') : Number.NaN;
  return Number.isNaN(pause) ? null : Math.max(0, pause);
}
