import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** Requests one page may make (security goals). */
export const MAX_REQUESTS = 200;
// A page that goes on asking in vain would keep its tab too busy to be read.
const MAX_ATTEMPTS = 2 * MAX_REQUESTS;
const LOOK_EVERY_MS = 40;

/** What a page loads, counted. */
export type Traffic = {
  requests: () => number;
  /** As transferred. */
  bytes: () => number;
  /** Resolves when nothing was on its way for `quietMs`, at the latest after `maxMs`; true when it was quiet. */
  quiet(quietMs: number, maxMs: number, signal: AbortSignal): Promise<boolean>;
};

const MEDIA = ['mp4', 'm4v', 'webm', 'ogv', 'mov', 'mp3', 'm4a', 'wav', 'ogg', 'm3u8', 'mpd'].flatMap((ending) => [
  `*.${ending}`,
  `*.${ending}?*`,
]);

/** Counts what the page loads, leaves films and sound out, lets nothing more through after 200 requests and stops the page's scripts
 * after 400. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const open = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let lastChange = performance.now();
  const ended = (id: string) => {
    if (open.delete(id)) lastChange = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    requests += 1;
    open.add(requestId);
    lastChange = performance.now();
    if (requests === MAX_REQUESTS) session.send('Network.setBlockedURLs', { urls: ['*'] }).catch(() => undefined);
    if (requests === MAX_ATTEMPTS) session.send('Emulation.setScriptExecutionDisabled', { value: true }).catch(() => undefined);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += Math.max(0, Math.round(encodedDataLength));
    ended(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: MEDIA });
  return {
    requests: () => requests,
    bytes: () => bytes,
    async quiet(quietMs, maxMs, signal) {
      const end = performance.now() + maxMs;
      while (performance.now() < end) {
        if (open.size === 0 && performance.now() - lastChange >= quietMs) return true;
        await wait(LOOK_EVERY_MS, undefined, { signal });
      }
      return false;
    },
  };
}
