// A pretended internet for tests of this folder: addresses and their answers, no network.
import { AppError } from '#contracts/errors.ts';
import type { StageProgress } from '#contracts/progress.ts';
import type { Site } from '#contracts/site.ts';
import type { Egress, EgressRequest } from '#egress/egress.ts';
import type { Clock } from '#pipeline/crawl/clock.ts';
import { type CrawlRequest, crawlSite } from '#pipeline/crawl/crawl-site.ts';

/** An answer: HTML as text, or its parts; a list is used up answer by answer, its last one stays. `hangs` never answers. */
export type FixtureAnswer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array; fails?: string; hangs?: true; afterMs?: number }
  | FixtureAnswer[];

export type FixtureEgress = Egress & { asked: string[]; mostAtOnce: () => number };

/** A clock that only sleeping moves. */
export function fixtureClock(): Clock & { elapsedMs: () => number } {
  let time = 0;
  return {
    now: () => time,
    elapsedMs: () => time,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      time += ms;
    },
  };
}

/** Answers as `answers` says, by whole address; what is not there answers 404. Redirects are followed as the real egress does. */
export function fixtureEgress(answers: Record<string, FixtureAnswer>, clock: Clock = fixtureClock()): FixtureEgress {
  const asked: string[] = [];
  const queues = new Map(Object.entries(answers).map(([url, answer]) => [url, Array.isArray(answer) ? [...answer] : [answer]]));
  let running = 0;
  let most = 0;

  async function answerTo(url: string, request: EgressRequest) {
    asked.push(request.method === 'HEAD' ? `HEAD ${url}` : url);
    const queue = queues.get(url) ?? [];
    const next = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404, body: 'nothing here' };
    const answer = typeof next === 'string' ? { body: next } : Array.isArray(next) ? {} : next;
    if (answer.afterMs) for (let turn = 0; turn < answer.afterMs; turn += 1) await new Promise(setImmediate);
    if (answer.hangs) {
      await clock.sleep(request.timeoutMs, request.signal ?? new AbortController().signal);
      throw new AppError('site-unreachable', `${new URL(url).host} did not finish its answer.`);
    }
    if (answer.fails) throw new AppError('site-unreachable', answer.fails);
    return answer;
  }

  return {
    asked,
    mostAtOnce: () => most,
    async fetch(url, request) {
      running += 1;
      most = Math.max(most, running);
      try {
        const redirects: { url: string; status: number }[] = [];
        for (let current = url; ; ) {
          if (request.signal?.aborted) throw new AppError('cancelled', 'The analysis was canceled.');
          const { status = 200, headers = {}, body = '' } = await answerTo(current, request);
          if (headers.location && request.maxRedirects !== 0) {
            redirects.push({ url: current, status });
            current = new URL(headers.location, current).href;
            continue;
          }
          const bytes = request.method === 'HEAD' ? new Uint8Array(0) : typeof body === 'string' ? new TextEncoder().encode(body) : body;
          const kept = bytes.subarray(0, request.maxBytes);
          return {
            url: current,
            status,
            headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
            redirects,
            body: kept,
            transferBytes: kept.length,
            truncated: kept.length < bytes.length,
          };
        }
      } finally {
        running -= 1;
      }
    },
    check: async () => undefined,
    close: async () => undefined,
  };
}

/** A small page with its links, in a navigation unless they begin with `~`. */
export function pageWith(title: string, links: string[] = [], extra = ''): string {
  const list = (wanted: boolean) =>
    links
      .filter((link) => link.startsWith('~') === wanted)
      .map((link) => link.replace(/^~/, ''))
      .map((link) => `<a href="${link}">${link.split('/').at(-1) || 'home'}</a>`)
      .join(' ');
  return `<!doctype html><html lang="en"><head><title>${title}</title>${extra}</head><body><nav>${list(false)}</nav><main><h1>${title}</h1><p>All about ${title}, in a sentence of its own.</p>${list(true)}</main></body></html>`;
}

/** Reads the pretended site. The request is `https://shop.example/`, scheme not given, 12 pages, unless said otherwise. */
export async function crawlFixture(
  answers: Record<string, FixtureAnswer>,
  request: Partial<CrawlRequest> = {},
  signal = new AbortController().signal,
): Promise<{ site: Site; egress: FixtureEgress; reports: StageProgress[]; elapsedMs: number }> {
  const clock = fixtureClock();
  const egress = fixtureEgress(answers, clock);
  const reports: StageProgress[] = [];
  const services = { egress, signal, clock, report: (progress: StageProgress) => void reports.push(progress) };
  const site = await crawlSite({ url: 'https://shop.example/', schemeGiven: false, maxPages: 12, ...request }, services);
  return { site, egress, reports, elapsedMs: clock.elapsedMs() };
}
