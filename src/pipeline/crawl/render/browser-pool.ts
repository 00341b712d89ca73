import type { Browser } from 'playwright-core';
import { kill, watchMemory } from './browser-memory.ts';
import { withTimeout } from './with-timeout.ts';

// Starting takes 0.2 s on an idle machine: not worth keeping 300 MB unused.
const IDLE_MS = 30_000;
const CLOSE_MS = 3_000;
// A browser that can't be started now can't be started a second later either.
const RETRY_AFTER_MS = 60_000;

/** One browser per process, opened on demand, replaced after a crash, closed when idle. */
export type BrowserPool = ReturnType<typeof createBrowserPool>;

type Running = { browser: Browser; pid: number | null };

/** Makes the pool; `launch` starts a browser. */
export function createBrowserPool(launch: () => Promise<Browser>) {
  let starting: Promise<Running> | null = null;
  let users = 0;
  let idle: NodeJS.Timeout | undefined;
  let failure: { at: number; error: unknown } | null = null;
  let closed = false;

  const start = async (): Promise<Running> => {
    if (closed) throw new Error('the browser pool is closed');
    if (failure && performance.now() - failure.at < RETRY_AFTER_MS) throw failure.error;
    try {
      const browser = await launch();
      const { pid } = await watchMemory(browser);
      failure = null;
      return { browser, pid };
    } catch (error) {
      failure = { at: performance.now(), error };
      throw error;
    }
  };
  const running = (): Promise<Running> => {
    if (starting) return starting;
    const current = start();
    starting = current;
    const forget = () => {
      if (starting === current) starting = null;
    };
    current.then(({ browser }) => (browser.isConnected() ? browser.once('disconnected', forget) : forget()), forget);
    return current;
  };
  const end = async ({ browser, pid }: Running): Promise<void> => {
    await withTimeout(browser.close(), CLOSE_MS).catch(() => undefined);
    if (pid !== null && browser.isConnected()) kill(pid);
  };
  const stop = async (): Promise<void> => {
    const current = starting;
    starting = null;
    if (current) await current.then(end, () => undefined);
  };

  return {
    /** Throws when the browser can't be started. Give it back with `release`. */
    async use(): Promise<{ browser: Browser; release: () => void }> {
      clearTimeout(idle);
      users += 1;
      let left = false;
      const release = () => {
        if (left) return;
        left = true;
        users -= 1;
        if (users === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref();
      };
      try {
        let { browser } = await running();
        if (!browser.isConnected()) ({ browser } = await running());
        return { browser, release };
      } catch (error) {
        release();
        throw error;
      }
    },
    /** Kills the browser because something in it no longer responds. The next `use` starts another. */
    async abandon(browser: Browser): Promise<void> {
      const current = await starting?.catch(() => null);
      if (current?.browser !== browser) return;
      starting = null;
      if (current.pid === null) await end(current);
      else kill(current.pid);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(idle);
      await stop();
    },
  };
}
