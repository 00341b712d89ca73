import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { evaluateApart } from './apart.ts';
import { checkWithAxe } from './axe-check.ts';
import { guardPage, PageStopped } from './page-guard.ts';
import { htmlScript, quietScript, STYLES_SCRIPT, VITALS_SCRIPT } from './page-scripts.ts';
import type { RenderedPage, RenderOptions, StyleSample } from './renderer.ts';
import { takeScreenshots } from './take-screenshots.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { TooLate, within } from './within.ts';

/** All that one page may take (security goals). */
export const PAGE_MS = 10_000;
const LOAD_MS = 6_000;
const QUIET_MS = 160;
const MAX_SETTLE_MS = 2_000;
const AXE_MS = 6_000;
const CLOSE_MS = 2_000;
/** Kept of one document, as of one fetched page. */
const MAX_HTML = 4_000_000;

const Document = z.object({ html: z.string().max(MAX_HTML), truncated: z.boolean(), url: z.string().max(10_000) });
const Vitals = z.object({ lcpMs: z.number().nonnegative().nullable(), cls: z.number().nonnegative() });
const Styles = z
  .array(
    z.object({
      kind: z.enum(['page', 'heading', 'text', 'link', 'button', 'surface']),
      property: z.enum(['color', 'background-color', 'border-color', 'font-family', 'border-radius']),
      value: z.string(),
      uses: z.number(),
      selector: z.string(),
    }),
  )
  .max(500);

/** What a rendering needs beside the address. */
export type RenderDoors = { context: BrowserContext; signal: AbortSignal; isInternal: (url: string) => boolean };

/**
 * Opens an address in a tab of its own and reads it once it came to rest; the tab is closed afterwards. Throws `PageStopped`
 * when there is nothing to read, `TooLate` when the page does not answer, the signal's reason when that is aborted. `onStuck` is called
 * when even closing the tab takes too long.
 */
export async function renderPage(url: string, options: RenderOptions, doors: RenderDoors, onStuck: () => void): Promise<RenderedPage> {
  const endsAt = performance.now() + PAGE_MS;
  const page = await within(doors.context.newPage(), 4_000, doors.signal);
  const signal = AbortSignal.any([doors.signal, guardPage(page, doors.isInternal)]);
  const step = <T>(work: () => Promise<T>, maxMs = PAGE_MS): Promise<T> => {
    signal.throwIfAborted();
    return within(work(), Math.min(maxMs, endsAt - performance.now()), signal);
  };
  try {
    const session = await step(() => doors.context.newCDPSession(page));
    const traffic = await step(() => watchTraffic(session));
    const status = await step(() => open(page, url));
    await step(() => settle(session, traffic, signal), MAX_SETTLE_MS + 1_500).catch(onlyTooLate);
    return await readSettled({ session, traffic, status, options, step });
  } finally {
    await within(page.close({ runBeforeUnload: false }), CLOSE_MS).catch((error) => {
      if (error instanceof TooLate) onStuck();
    });
  }
}

async function open(page: Page, url: string): Promise<number> {
  let response: Awaited<ReturnType<Page['goto']>>;
  try {
    response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: LOAD_MS });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new PageStopped('time', 'it took too long to load in the browser');
    throw new PageStopped('unreachable', 'the page could not be opened in the browser');
  }
  const status = response?.status() ?? 0;
  if (status >= 400 || status === 0) throw new PageStopped('unreachable', `it answered the browser with status ${status}`);
  // A file that never arrives must not keep the rest from being read.
  await page.waitForLoadState('load', { timeout: LOAD_MS }).catch(() => undefined);
  return status;
}

async function settle(session: CDPSession, traffic: Traffic, signal: AbortSignal): Promise<void> {
  const end = performance.now() + MAX_SETTLE_MS;
  do {
    await traffic.quiet(QUIET_MS, end - performance.now(), signal);
    await evaluateApart(session, quietScript(QUIET_MS, Math.max(QUIET_MS, end - performance.now())), MAX_SETTLE_MS);
    // What changed the page may have asked for more.
  } while (performance.now() < end && !(await traffic.quiet(0, 1, signal)));
}

type Settled = {
  session: CDPSession;
  traffic: Traffic;
  status: number;
  options: RenderOptions;
  step: <T>(work: () => Promise<T>, maxMs?: number) => Promise<T>;
};

async function readSettled({ session, traffic, status, options, step }: Settled): Promise<RenderedPage> {
  const run = <T>(script: string, maxMs: number) => step(() => evaluateApart<T>(session, script, maxMs), maxMs + 200);
  const document = Document.parse(await again(() => run(htmlScript(MAX_HTML), 3_000)));
  const measured = Vitals.safeParse(await run(VITALS_SCRIPT, 1_000).catch(onlyTooLate));
  const vitals = {
    lcpMs: measured.data?.lcpMs === undefined || measured.data.lcpMs === null ? null : Math.round(measured.data.lcpMs),
    cls: Math.round((measured.data?.cls ?? 0) * 1000) / 1000,
    bytes: traffic.bytes(),
    requests: traffic.requests(),
  };
  const styles = options.styles ? await run(STYLES_SCRIPT, 2_000).catch(onlyTooLate) : [];
  const axe = options.audit ? await step(() => checkWithAxe(session, AXE_MS), AXE_MS + 500).catch(whenMissing) : null;
  const screenshots = options.screenshots ? await step(() => takeScreenshots(session, document.url)).catch(whenMissing) : null;
  return { ...document, status, vitals, axe, styles: (Styles.safeParse(styles).data ?? []) as StyleSample[], screenshots };
}

// A page may move on between two steps; what it moved to is read once it stands.
async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooLate || error instanceof PageStopped) throw error;
    return work();
  }
}

function onlyTooLate(error: unknown): undefined {
  if (error instanceof PageStopped) throw error;
}

// The page was read: a check or a picture that could not be had does not take that away.
function whenMissing(): null {
  return null;
}
