import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { prepareAxe } from './axe-check.ts';
import { evaluateIsolated } from './isolated-world.ts';
import { createWindows } from './open-window.ts';
import { markExpected } from './page-guard.ts';
import { FORGET_SCRIPT } from './page-scripts.ts';
import { prepareTraffic } from './traffic.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** A tab of one site's context, with the session that reads it. */
export type Tab = { page: Page; session: CDPSession; uses: number; checks: boolean };

/** The tabs of one site. */
export type Tabs = ReturnType<typeof createTabs>;

const OPEN_MS = 5_000;
const CLOSE_MS = 2_000;
const FREEZE_MS = 500;
// Leftovers of pages add up in a tab's process.
const MAX_USES = 25;
// A page keeps animating after it was read: its tab waits only this long for the next one.
const IDLE_MS = 1_500;
// From here on the heap is collected explicitly: two tabs with garbage come close to the browser's limit.
const MAX_LEFT_BYTES = 32 * 1024 * 1024;

/**
 * Opens and reuses tabs: a new tab starts a process and recompiles every script, which takes more processor time than loading
 * the page. While a tab waits, scripts are disabled in it; what pages store for a tab is cleared.
 */
export function createTabs(context: BrowserContext) {
  const openWindow = createWindows(context);
  const free: { tab: Tab; close: NodeJS.Timeout }[] = [];
  const close = async (tab: Tab, onStuck: () => void): Promise<void> => {
    await withTimeout(tab.page.close({ runBeforeUnload: false }), CLOSE_MS).catch((error) => {
      if (error instanceof TimeoutError) onStuck();
    });
  };
  return {
    /** A free tab, or a new one. */
    async take(signal: AbortSignal): Promise<Tab> {
      for (let waiting = free.pop(); waiting; waiting = free.pop()) {
        clearTimeout(waiting.close);
        if (waiting.tab.page.isClosed()) continue;
        waiting.tab.uses += 1;
        await withTimeout(waiting.tab.session.send('Emulation.setScriptExecutionDisabled', { value: false }), OPEN_MS, signal);
        return waiting.tab;
      }
      const { page, session } = await withTimeout(openWindow(), OPEN_MS, signal);
      markExpected(page);
      await withTimeout(prepareTraffic(session), OPEN_MS, signal);
      return { page, session, uses: 1, checks: false };
    },
    /** Installs axe-core in a tab. */
    async prepare(tab: Tab): Promise<void> {
      if (tab.checks) return;
      tab.checks = true;
      await prepareAxe(tab.session);
    },
    /** Returns a tab for reuse after a page without incidents. */
    async keep(tab: Tab): Promise<void> {
      if (tab.uses >= MAX_USES) return close(tab, () => undefined);
      try {
        await withTimeout(clear(tab.session), FREEZE_MS);
      } catch {
        return close(tab, () => undefined);
      }
      const waiting = {
        tab,
        close: setTimeout(() => {
          const at = free.indexOf(waiting);
          if (at >= 0) free.splice(at, 1);
          void close(tab, () => undefined);
        }, IDLE_MS).unref(),
      };
      free.push(waiting);
    },
    /** Closes a tab; `onStuck` is called when even that takes too long. */
    drop: close,
  };
}

async function clear(session: CDPSession): Promise<void> {
  await evaluateIsolated(session, FORGET_SCRIPT, FREEZE_MS);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  const { totalSize } = await session.send('Runtime.getHeapUsage');
  if (totalSize > MAX_LEFT_BYTES) await session.send('HeapProfiler.collectGarbage');
}
