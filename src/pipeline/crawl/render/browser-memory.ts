import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'playwright-core';

/**
 * What a browser with all of its processes may hold. The goal is 600 MB for it and 1.5 GiB for everything: beside it a server with the
 * embedded database holds up to 1 GB, and between two looks a page takes some more.
 */
export const MAX_BROWSER_MB = 480;
// A page can fill some gigabytes a second: each look is a few small files.
const CHECK_EVERY_MS = 50;
const LIST_EVERY = 4;

type ProcessInfo = { type: string; id: number };

/** Watches a browser's processes; `pid` is the main one's, null where the browser doesn't tell. */
export type MemoryWatch = { pid: number | null; stop(): void };

/**
 * Measures the browser twenty times a second and kills it when it holds more than it may: a page that allocates without end
 * takes its browser down, never the machine. Where the system has no /proc, only the tab's own heap limit holds.
 */
export async function watchMemory(browser: Browser, maxMb = MAX_BROWSER_MB): Promise<MemoryWatch> {
  const session = await browser.newBrowserCDPSession();
  let processes = await processesOf(session);
  const pid = processes.find(({ type }) => type === 'browser')?.id ?? null;
  let looks = 0;
  let listing = false;
  const list = async () => {
    listing = true;
    try {
      processes = await processesOf(session);
    } catch {
      stop(); // the browser is gone
    } finally {
      listing = false;
    }
  };
  const look = () => {
    looks += 1;
    if (looks % LIST_EVERY === 0 && !listing) void list();
    const held = processes.reduce((sum, { id }) => sum + heldMb(id), 0);
    if (held <= maxMb || pid === null) return;
    // The page's own process first: its memory is free at once, while the browser still tidies up.
    for (const { id } of processes.toSorted((a, b) => heldMb(b.id) - heldMb(a.id))) kill(id);
    stop();
  };
  const timer = setInterval(look, CHECK_EVERY_MS);
  timer.unref();
  const stop = () => clearInterval(timer);
  browser.once('disconnected', stop);
  return { pid, stop };
}

async function processesOf(session: CDPSession): Promise<ProcessInfo[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo;
}

/** Memory that is a process's own, in MB: program files that all of them map count for none of them. */
export function heldMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return (
      ['RssAnon', 'RssShmem'].reduce((sum, name) => sum + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0), 0) /
      1024
    );
  } catch {
    return 0; // it ended meanwhile, or this system has no /proc
  }
}

/** Ends a process at once; one that is gone already is fine. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
