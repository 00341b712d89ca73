import { Worker } from 'node:worker_threads';
import type { Browser, CDPSession } from 'playwright-core';

/**
 * What a browser with all of its processes may hold. The goal is 600 MB for it and 1.5 GiB for everything: beside it a server with the
 * embedded database holds up to 1 GB, and between two looks a page takes some more.
 */
const MAX_BROWSER_MB = 480;
const LIST_EVERY_MS = 200;
const WATCHDOG = new URL('./browser-memory-watchdog.js', import.meta.url);
const WATCHDOG_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

type ProcessInfo = { type: string; id: number };

/** Watches a browser's processes; `pid` is the main one's, null where the browser doesn't tell. */
export type MemoryWatch = { pid: number | null; stop(): void };

/**
 * Measures the browser forty times a second and kills it when it holds more than it may: a page that allocates without end takes its
 * browser down, never the machine. This happens in a thread of its own, as the one that reads pages is busy for whole moments. Where the
 * system has no /proc, only the tab's own heap limit holds.
 */
export async function watchMemory(browser: Browser, maxMb = MAX_BROWSER_MB): Promise<MemoryWatch> {
  const session = await browser.newBrowserCDPSession();
  const processes = await processesOf(session);
  const pid = processes.find(({ type }) => type === 'browser')?.id ?? null;
  if (pid === null) return { pid, stop: () => undefined };
  const ids = processes.map(({ id }) => id);
  const thread = new Worker(WATCHDOG, { workerData: { maxMb, ids }, resourceLimits: WATCHDOG_LIMITS });
  thread.unref();
  // A browser that nobody watches is not used.
  thread.once('error', () => kill(pid));
  let listing = false;
  const timer = setInterval(async () => {
    if (listing) return;
    listing = true;
    try {
      thread.postMessage((await processesOf(session)).map(({ id }) => id));
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

/** Ends a process at once; one that is gone already is fine. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
