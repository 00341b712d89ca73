import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';
import { checkWithAxe } from './axe-check.ts';
import { evaluateIsolated } from './isolated-world.ts';
import { measureLayout } from './measure-layout.ts';
import { MAX_RENDERED_ELEMENTS, TOO_LARGE } from './needs-rendering.ts';
import { guardPage, PageStopped } from './page-guard.ts';
import {
  htmlScript,
  isSmallScript,
  LOADED_IMAGES_SCRIPT,
  MAX_LOADED_IMAGES,
  quietScript,
  REST_SCRIPT,
  STYLES_SCRIPT,
  scrollScript,
  textScript,
  VITALS_SCRIPT,
  WATCH_SCRIPT,
} from './page-scripts.ts';
import { type RenderedPage, type RenderOptions, StyleSample } from './renderer.ts';
import type { Tab, Tabs } from './tabs.ts';
import { takeFirstScreens, takeScreenshots } from './take-screenshots.ts';
import { MAX_REQUESTS, type Traffic, watchTraffic } from './traffic.ts';
import { watchErrors } from './watch-errors.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** All that one page may take (security goals). */
export const PAGE_MS = 10_000;
const LOAD_MS = 6_000;
const QUIET_MS = 300;
// What a page does after loading starts immediately or a little later.
const AFTER_LOAD_MS = 200;
const MAX_SETTLE_MS = 2_000;
// A page with less text is still loading; it gets this much longer.
const LITTLE_TEXT = 400;
const LATE_MS = 1_500;
const SCROLL_MS = 3_500;
const MAX_SCROLL_PX = 12_000;
const REST_MS = 1_000;
const AXE_MS = 6_000;
const SIZE_MS = 2_000;
const LAYOUT_MS = 3_500;
const FIRST_SCREENS_MS = 5_000;
/** Characters kept of one document, like the bytes of a fetched page. */
const MAX_HTML = 4_000_000;

const Document = z.object({ html: z.string().max(MAX_HTML), truncated: z.boolean(), url: z.string().max(10_000) });
const Vitals = z.object({ lcpMs: z.number().nonnegative().nullable(), cls: z.number().nonnegative() });
const ImageUrls = z.array(z.string().max(2_000)).max(MAX_LOADED_IMAGES);
const Styles = z.array(StyleSample).max(500);

/** What rendering a URL needs. */
export type RenderServices = { tabs: Tabs; signal: AbortSignal; isInternal: (url: string) => boolean };

/**
 * Opens a URL in a tab and reads it once it has settled. Throws `PageStopped` when there is nothing to read, `TimeoutError` when
 * the page does not respond, the signal's reason when that is aborted. `onStuck` is called when even closing the tab takes too long.
 */
export async function renderPage(
  url: string,
  options: RenderOptions,
  services: RenderServices,
  onStuck: () => void,
): Promise<RenderedPage> {
  const endsAt = performance.now() + PAGE_MS;
  const tab = await services.tabs.take(services.signal);
  const guard = guardPage(tab.page, services.isInternal);
  const traffic = watchTraffic(tab.session);
  const scripts = watchErrors(tab.page);
  const signal = AbortSignal.any([services.signal, guard.signal]);
  const step = <T>(work: () => Promise<T>, maxMs = PAGE_MS): Promise<T> => {
    signal.throwIfAborted();
    return withTimeout(work(), Math.min(maxMs, endsAt - performance.now()), signal);
  };
  let undisturbed = false;
  try {
    if (options.audit) await step(() => services.tabs.prepare(tab));
    const status = await step(() => open(tab.page, url));
    // What scripts built while it was parsed: stopped here, most of it is never laid out.
    await step(() => assertSmall(tab.session));
    await step(() => loaded(tab));
    await step(() => settle(tab.session, traffic, signal, AFTER_LOAD_MS), MAX_SETTLE_MS + 1_500).catch(ignoreUnlessAborted(signal));
    await step(() => assertSmall(tab.session));
    const read = await readSettled({ tab, traffic, scripts, status, options, signal, step });
    undisturbed = guard.undisturbed() && traffic.requests() < MAX_REQUESTS && !options.screenshots;
    return read;
  } finally {
    guard.release();
    traffic.release();
    scripts.release();
    await (undisturbed ? services.tabs.keep(tab) : services.tabs.drop(tab, onStuck));
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
  return status;
}

/** Throws `PageStopped` when the document has become too large to be copied out of the browser. */
async function assertSmall(session: CDPSession): Promise<void> {
  const isSmall = await retryOnce(() => evaluateIsolated(session, isSmallScript(MAX_RENDERED_ELEMENTS, MAX_HTML), SIZE_MS));
  if (!isSmall) throw new PageStopped('too-large', TOO_LARGE);
}

// A file that never arrives must not keep the rest from being read. Changes of the document are recorded from here on.
async function loaded({ page, session }: Tab): Promise<void> {
  evaluateIsolated(session, WATCH_SCRIPT, LOAD_MS).catch(() => undefined);
  await page.waitForLoadState('load', { timeout: LOAD_MS }).catch(() => undefined);
}

// Settled means that nothing is loading and nothing changes. The last response may still change the page.
async function settle(session: CDPSession, traffic: Traffic, pageSignal: AbortSignal, leastMs = QUIET_MS): Promise<void> {
  const signal = AbortSignal.any([pageSignal, traffic.stopped]);
  const end = performance.now() + MAX_SETTLE_MS;
  let unchangedAt: number;
  do {
    const leftMs = Math.max(QUIET_MS, end - performance.now());
    const unchanged = withTimeout(
      evaluateIsolated(session, quietScript(QUIET_MS, leftMs, leastMs), leftMs),
      leftMs + QUIET_MS,
      signal,
    ).then(() => performance.now());
    [unchangedAt] = await Promise.all([unchanged, traffic.quiet(QUIET_MS, leftMs, signal)]);
  } while (performance.now() < end && unchangedAt < traffic.lastChange() + QUIET_MS / 2);
}

type Settled = {
  tab: Tab;
  traffic: Traffic;
  scripts: ReturnType<typeof watchErrors>;
  status: number;
  options: RenderOptions;
  signal: AbortSignal;
  step: <T>(work: () => Promise<T>, maxMs?: number) => Promise<T>;
};

async function readSettled({ tab, traffic, scripts, status, options, signal, step }: Settled): Promise<RenderedPage> {
  const { session } = tab;
  const run = <T>(script: string, maxMs: number) => step(() => evaluateIsolated<T>(session, script, maxMs), maxMs + 200);
  // After its scripts were stopped, no promise in the page settles.
  const answers = !traffic.stopped.aborted;
  const optional = ignoreUnlessAborted(signal);
  const measuring = answers ? run(VITALS_SCRIPT, 1_000).catch(optional) : undefined;
  measuring?.catch(() => undefined); // awaited below
  const moved = { bytes: traffic.bytes(), requests: traffic.requests() };
  // Measured before scrolling, which changes the values.
  if (options.scripted && answers) {
    await run(textScript(LITTLE_TEXT, LATE_MS), LATE_MS + 500).catch(optional);
    await measuring?.catch(optional);
    await run(scrollScript(MAX_SCROLL_PX), SCROLL_MS).catch(optional);
    await step(() => settle(session, traffic, signal), MAX_SETTLE_MS + 1_500).catch(optional);
    await step(() => assertSmall(session));
  }
  const document = Document.parse(await retryOnce(() => run(htmlScript(MAX_HTML), 3_000)));
  const styles = options.styles ? await run(STYLES_SCRIPT, 2_000).catch(optional) : [];
  const measured = Vitals.safeParse(await measuring);
  const vitals = {
    lcpMs: measured.data?.lcpMs === undefined || measured.data.lcpMs === null ? null : Math.round(measured.data.lcpMs),
    cls: Math.round((measured.data?.cls ?? 0) * 1000) / 1000,
    ...moved,
  };
  if (answers && (options.audit || options.widths)) await run(REST_SCRIPT, REST_MS).catch(optional);
  const axe = options.audit && answers ? await step(() => checkWithAxe(session, AXE_MS), AXE_MS + 500).catch(asNull) : null;
  const { widths } = options;
  const overflows = widths && answers ? await step(() => measureLayout(session, widths), LAYOUT_MS).catch(asNull) : null;
  const loadedImages = overflows && (await run(LOADED_IMAGES_SCRIPT, 1_000).catch(optional));
  const screenshots = options.screenshots && answers ? await step(() => takeScreenshots(session, document.url)).catch(asNull) : null;
  const firstScreens = options.firstScreens && answers ? await step(() => takeFirstScreens(session), FIRST_SCREENS_MS).catch(asNull) : null;
  return {
    ...{ ...document, status, vitals, screenshots, firstScreens },
    axe,
    styles: Styles.safeParse(styles).data ?? [],
    layout: overflows && { overflows, errors: scripts.errors(), loadedImages: ImageUrls.safeParse(loadedImages).data ?? [] },
  };
}

// A page may navigate between two steps; then the new document is read.
async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TimeoutError || error instanceof PageStopped) throw error;
    return work();
  }
}

// A page that does not settle is read in its current state.
function ignoreUnlessAborted(signal: AbortSignal): (error: unknown) => undefined {
  return () => {
    signal.throwIfAborted();
  };
}

// The page was read: a failed check or screenshot does not change that.
function asNull(): null {
  return null;
}
