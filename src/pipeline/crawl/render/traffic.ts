import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** Requests one page may make (security goals). */
export const MAX_REQUESTS = 200;
// A page that keeps sending blocked requests would keep its tab too busy to be read.
const MAX_ATTEMPTS = 2 * MAX_REQUESTS;
const LOOK_EVERY_MS = 20;
/**
 * Resources of these types run no code (Network.ResourceType; a page's icon is `Other`): their arrival is awaited, but no
 * effects afterwards.
 */
const IDLE_KINDS = new Set(['Image', 'Font', 'Stylesheet', 'Media', 'Manifest', 'Ping', 'CSPViolationReport', 'Other']);

type RequestEvent = { requestId: string; type?: string | undefined; request: { url: string } };

/** What a page loads, counted. */
export type Traffic = ReturnType<typeof watchTraffic>;

const MEDIA = ['mp4', 'm4v', 'webm', 'ogv', 'mov', 'mp3', 'm4a', 'wav', 'ogg', 'm3u8', 'mpd'].flatMap((ending) => [
  `*.${ending}`,
  `*.${ending}?*`,
]);

/** Makes a new tab report what its pages load, and block video and audio. */
export async function prepareTraffic(session: CDPSession): Promise<void> {
  await Promise.all([session.send('Network.enable'), session.send('Network.setBlockedURLs', { urls: MEDIA })]);
}

/**
 * Counts what the next page of a prepared tab loads, blocks everything after 200 requests and stops the page's scripts after 400:
 * such a tab is not reused.
 */
export function watchTraffic(session: CDPSession) {
  const open = new Map<string, boolean>();
  const stopped = new AbortController();
  let requests = 0;
  let bytes = 0;
  let lastChange = performance.now();
  const ended = (id: string) => {
    if (open.get(id)) lastChange = performance.now();
    open.delete(id);
  };
  const onRequest = ({ requestId, type, request }: RequestEvent) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    requests += 1;
    const mayChange = !IDLE_KINDS.has(type ?? '');
    open.set(requestId, mayChange);
    if (mayChange) lastChange = performance.now();
    if (requests === MAX_REQUESTS) session.send('Network.setBlockedURLs', { urls: ['*'] }).catch(() => undefined);
    if (requests !== MAX_ATTEMPTS) return;
    session.send('Emulation.setScriptExecutionDisabled', { value: true }).catch(() => undefined);
    stopped.abort();
  };
  const onFinished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    // Requests of the previous page in this tab do not count.
    if (open.has(requestId)) bytes += Math.max(0, Math.round(encodedDataLength));
    ended(requestId);
  };
  const onFailed = ({ requestId }: { requestId: string }) => ended(requestId);
  session.on('Network.requestWillBeSent', onRequest);
  session.on('Network.loadingFinished', onFinished);
  session.on('Network.loadingFailed', onFailed);
  return {
    requests: () => requests,
    /** As transferred. */
    bytes: () => bytes,
    /** Aborted when the page sent so many requests that its scripts were stopped. */
    stopped: stopped.signal,
    /** When something that may change the page was last requested or received, by `performance.now()`. */
    lastChange: () => lastChange,
    /** Resolves when nothing is loading and nothing that may change the page arrived for `quietMs`, at the latest after `maxMs`. */
    async quiet(quietMs: number, maxMs: number, signal: AbortSignal): Promise<void> {
      const end = performance.now() + maxMs;
      while (performance.now() < end) {
        const left = lastChange + quietMs - performance.now();
        if (open.size === 0 && left <= 0) return;
        await wait(open.size === 0 ? Math.ceil(left) : LOOK_EVERY_MS, undefined, { signal });
      }
    },
    /** Ends the count. */
    release() {
      session.off('Network.requestWillBeSent', onRequest);
      session.off('Network.loadingFinished', onFinished);
      session.off('Network.loadingFailed', onFailed);
    },
  };
}
