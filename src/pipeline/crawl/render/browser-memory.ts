import { Worker } from 'node:worker_threads';
import type { Browser, CDPSession } from 'playwright-core';

/**
 * Limits for a browser with all of its processes and for each of its tabs, program files left out. Two ordinary tabs come to 420. With a
 * server and its embedded database all processes stay below 1,300 MB; between two samples a page takes some more.
 */
const MAX_BROWSER_MB = 450;
const MAX_TAB_MB = 240;
const LIST_EVERY_MS = 100;
const WATCHDOG = new URL('./browser-memory-watchdog.js', import.meta.url);
const WATCHDOG_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

type ProcessInfo = { type: string; id: number };

/** Watches a browser's processes; `pid` is the main one's, null where the browser doesn't tell. */
export type MemoryWatch = { pid: number | null; stop(): void };

/**
 * Measures the browser 60 times a second: a tab above its limit is killed, and the whole browser when its processes together are above
 * theirs, so a page that allocates without end never takes the machine down. It runs in its own thread, since the analysis
 * thread is often busy. On systems without /proc only the tab's heap limit applies.
 */
export async function watchMemory(browser: Browser, limits = { browserMb: MAX_BROWSER_MB, tabMb: MAX_TAB_MB }): Promise<MemoryWatch> {
  const session = await browser.newBrowserCDPSession();
  const processes = await processesOf(session);
  const pid = processes.find(({ type }) => type === 'browser')?.id ?? null;
  if (pid === null) return { pid, stop: () => undefined };
  const thread = new Worker(WATCHDOG, { workerData: { limits, processes }, resourceLimits: WATCHDOG_LIMITS });
  thread.unref();
  // An unwatched browser is not used.
  thread.once('error', () => kill(pid));
  let listing = false;
  const timer = setInterval(async () => {
    if (listing) return;
    listing = true;
    try {
      thread.postMessage(await processesOf(session));
    } catch {
      stop(); // the browser is gone
    } finally {
      listing = false;
    }
  }, LIST_EVERY_MS).unref();
  const stop = () => {
    clearInterval(timer);
    void thread.terminate();
  };
  browser.once('disconnected', stop);
  if (!browser.isConnected()) stop();
  return { pid, stop };
}

async function processesOf(session: CDPSession): Promise<ProcessInfo[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo;
}

/** Kills a process; one that has already exited is fine. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
