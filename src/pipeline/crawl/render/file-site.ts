import type { BrowserContext, Page, Route } from 'playwright-core';
import type { BrowserPool } from './browser-pool.ts';
import type { Semaphore } from './open-site.ts';
import { withTimeout } from './with-timeout.ts';

/** A file of a static site by its path, without a leading slash; null where there is none. */
export type ReadSiteFile = (path: string) => Promise<{ content: string | Uint8Array; mediaType: string } | null>;

const ORIGIN = 'http://files.invalid';
const CLOSE_MS = 3_000;

export type FileSiteServices = { pool: BrowserPool; semaphore: Semaphore };

/**
 * Opens a site that exists as files only: no script runs and nothing is loaded from anywhere else. Throws when the browser can't be started,
 * `work` takes longer than `timeoutMs`, or `signal` is aborted.
 */
export async function withFileSite<T>(
  { pool, semaphore }: FileSiteServices,
  { read, signal, timeoutMs }: { read: ReadSiteFile; signal: AbortSignal; timeoutMs: number },
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const leave = await semaphore.take(signal, true);
  const { browser, release } = await pool.use().catch((error: unknown) => {
    leave();
    throw error;
  });
  let context: BrowserContext | undefined;
  try {
    const open = async () => {
      context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block', acceptDownloads: false });
      await context.route('**/*', (route) => answer(route, read));
      return work(context);
    };
    return await withTimeout(open(), timeoutMs, signal);
  } finally {
    const closing = context?.close() ?? Promise.resolve();
    await withTimeout(closing, CLOSE_MS).catch(() => void pool.abandon(browser));
    release();
    leave();
  }
}

/** Answers a request with a file of the site, every other one with nothing: a page that leads elsewhere stays open. */
async function answer(route: Route, read: ReadSiteFile): Promise<void> {
  const url = new URL(route.request().url());
  const file = url.origin === ORIGIN ? await read(decodeURIComponent(url.pathname.slice(1))) : null;
  if (!file) return route.fulfill({ status: 204 });
  await route.fulfill({ body: Buffer.from(file.content), contentType: file.mediaType });
}

/** Opens a page of the site in a new tab. */
export async function openFile(context: BrowserContext, path: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.goto(`${ORIGIN}/${path}`, { waitUntil: 'load' });
  return page;
}
