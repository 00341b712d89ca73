import type { Browser, BrowserContext } from 'playwright-core';
import { PRODUCT } from '#contracts/user-agent.ts';
import type { EgressProxy, ProxySession } from '#egress/proxy.ts';
import type { BrowserPool } from './browser-pool.ts';
import { closeUnexpectedTabs, PageStopped } from './page-guard.ts';
import { NO_WINDOWS_SCRIPT } from './page-scripts.ts';
import { authenticateProxy } from './proxy-auth.ts';
import { renderPage } from './render-page.ts';
import type { RenderOptions, RenderOutcome, SiteOptions, SiteRenderer } from './renderer.ts';
import { authenticateSite } from './site-auth.ts';
import { createTabs, type Tabs } from './tabs.ts';
import { DESKTOP } from './take-screenshots.ts';
import { MAX_REQUESTS } from './traffic.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

const OPEN_MS = 25_000;
const CONTEXT_MS = 8_000;
const CLOSE_MS = 3_000;
/** The challenge and the answer, with a redirect or two. */
const SIGN_IN_REQUESTS = 6;
// A site that crashes this many browsers gets no other.
const MAX_BROWSERS = 4;

/** Limits the tabs of all sites together; `alone` waits until no other tab is in use. Resolves to the release function. */
export type Semaphore = { take(signal: AbortSignal, alone?: boolean): Promise<() => void> };

export type SiteServices = { pool: BrowserPool; proxy: () => Promise<EgressProxy>; semaphore: Semaphore };

type OpenContext = { browser: Browser; context: BrowserContext; tabs: Tabs; session: ProxySession; release: () => void };

/** Opens a browser context for one site: it shares nothing with other sites and is discarded at the end. */
export function openSite({ signal, isInternal, credentials }: SiteOptions, { pool, proxy, semaphore }: SiteServices): SiteRenderer {
  let opening: Promise<OpenContext> | null = null;
  let opened = 0;
  let closed = false;

  const drop = async ({ context, session, release }: OpenContext) => {
    session.close();
    await withTimeout(context.close(), CLOSE_MS).catch(() => undefined);
    release();
  };
  const open = (): Promise<OpenContext> => {
    if (opening) return opening;
    if (opened >= MAX_BROWSERS) throw new PageStopped('crashed', 'the pages of this site crash the browser');
    opened += 1;
    const current = openContext(pool, proxy, credentials);
    opening = current;
    const forget = () => {
      if (opening === current) opening = null;
    };
    current.then(({ context }) => context.once('close', forget), forget);
    return current;
  };

  const renderWith = async (url: string, options: RenderOptions): Promise<RenderOutcome> => {
    if (closed || signal.aborted) return { ok: false, reason: 'closed', detail: 'the crawl was over' };
    const { waiting } = options;
    // The screenshot of a long page briefly takes 160 MB: with another page open that exceeds the browser's limit.
    const alone = options.screenshots === true;
    const leave = await semaphore.take(waiting ? AbortSignal.any([signal, waiting]) : signal, alone).catch((error: unknown) => {
      throw signal.aborted ? error : new PageStopped('time', 'the time for this site was over');
    });
    try {
      const site = await withTimeout(open(), OPEN_MS, signal);
      site.session.allow(MAX_REQUESTS);
      const stuck = () => void pool.abandon(site.browser);
      const page = await renderPage(url, options, { tabs: site.tabs, signal, isInternal }, stuck);
      return isInternal(page.url) ? { ok: true, page } : { ok: false, reason: 'left-site', detail: 'its scripts redirect to another site' };
    } finally {
      leave();
    }
  };

  const tryRender = (url: string, options: RenderOptions) => renderWith(url, options).catch((error: unknown) => failureOf(error, signal));

  open().catch(() => undefined);
  return {
    async render(url, options = {}) {
      const outcome = await tryRender(url, options);
      // Another site's page may have crashed the browser.
      return !outcome.ok && outcome.reason === 'crashed' && !closed ? tryRender(url, options) : outcome;
    },
    async close() {
      closed = true;
      const current = opening;
      opening = null;
      if (current) await withTimeout(current.then(drop), CLOSE_MS * 2).catch(() => undefined);
    },
  };
}

function failureOf(error: unknown, signal: AbortSignal): RenderOutcome {
  if (error instanceof PageStopped) return error.outcome;
  if (signal.aborted) return { ok: false, reason: 'closed', detail: 'the crawl was over' };
  if (error instanceof TimeoutError) return { ok: false, reason: 'time', detail: 'it did not settle in the browser within 10 seconds' };
  if (error instanceof NoBrowser) return { ok: false, reason: 'no-browser', detail: 'the browser could not be started' };
  return { ok: false, reason: 'crashed', detail: 'the browser ended while the page was open' };
}

class NoBrowser extends Error {
  override name = 'NoBrowser';
}

async function openContext(
  pool: BrowserPool,
  proxy: () => Promise<EgressProxy>,
  credentials: SiteOptions['credentials'],
): Promise<OpenContext> {
  const { browser, release } = await pool.use().catch((cause) => {
    throw new NoBrowser('the browser could not be started', { cause });
  });
  const egressProxy = await proxy();
  const session = egressProxy.openSession({ maxRequests: 2 });
  const context = newContext(browser).then(async (context) => {
    await authenticateProxy(context, { url: egressProxy.readyUrl, username: session.username, password: session.password });
    if (credentials) {
      session.allow(SIGN_IN_REQUESTS);
      await authenticateSite(context, credentials);
    }
    closeUnexpectedTabs(context);
    return context;
  });
  try {
    const opened = await withTimeout(context, CONTEXT_MS);
    opened.once('close', () => {
      session.close();
      release();
    });
    return { browser, context: opened, tabs: createTabs(opened), session, release };
  } catch (error) {
    // A browser that can't open a tab is stuck.
    if (error instanceof TimeoutError) await pool.abandon(browser);
    session.close();
    release();
    throw error;
  }
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    bypassCSP: true,
    viewport: DESKTOP,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    userAgent: userAgentOf(browser.version()),
  });
  await context.grantPermissions([]);
  await context.addInitScript(NO_WINDOWS_SCRIPT);
  return context;
}

// Identifies Sitebrief, otherwise a normal browser user agent.
function userAgentOf(version: string): string {
  const major = version.split('.')[0] ?? '';
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 ${PRODUCT}`;
}
