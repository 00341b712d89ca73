import type { BrowserContext, Route } from 'playwright-core';
import type { BrowserPool } from './browser-pool.ts';
import type { Semaphore } from './open-site.ts';
import { withTimeout } from './with-timeout.ts';

/** A file of a static site by its path, without a leading slash; null where there is none. */
export type ReadSiteFile = (path: string) => Promise<{ content: string | Uint8Array; mediaType: string } | null>;

/** A whole page as PNG; `width` and `height` in pixels. */
export type PageScreenshot = { width: number; height: number; bytes: Buffer };

/**
 * Takes screenshots of one page of a site that exists as files only, at several widths. No script runs and nothing is loaded from anywhere
 * else. Throws when the browser can't be started or is too slow, and when `signal` is aborted.
 */
export type ScreenshotFiles = (
  read: ReadSiteFile,
  options: { path: string; widths: readonly number[]; signal: AbortSignal },
) => Promise<PageScreenshot[]>;

const ORIGIN = 'http://files.invalid';
const PAGE_MS = 20_000;
const CLOSE_MS = 3_000;
const WINDOW_HEIGHT = 900;
/** Taller pages are cut. */
const MAX_HEIGHT = 6_000;
/** Larger files are refused by chats that take images; each try shows less of the page. */
const MAX_BYTES = 5_000_000;
const SHOW_LESS = 0.6;
const TRIES = 4;

/** Makes the function on a pool of browsers. */
export function createScreenshotFiles(pool: BrowserPool, semaphore: Semaphore): ScreenshotFiles {
  return async (read, { path, widths, signal }) => {
    const leave = await semaphore.take(signal, true);
    const { browser, release } = await pool.use().catch((error: unknown) => {
      leave();
      throw error;
    });
    let context: BrowserContext | undefined;
    try {
      const work = async () => {
        context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block', acceptDownloads: false });
        await context.route('**/*', (route) => answer(route, read));
        const shots: PageScreenshot[] = [];
        for (const width of widths) shots.push(await screenshotAt(context, path, width));
        return shots;
      };
      return await withTimeout(work(), PAGE_MS, signal);
    } finally {
      const closing = context?.close() ?? Promise.resolve();
      await withTimeout(closing, CLOSE_MS).catch(() => void pool.abandon(browser));
      release();
      leave();
    }
  };
}

/** Answers a request with a file of the site, every other one with nothing: a page that leads elsewhere stays open. */
async function answer(route: Route, read: ReadSiteFile): Promise<void> {
  const url = new URL(route.request().url());
  const file = url.origin === ORIGIN ? await read(decodeURIComponent(url.pathname.slice(1))) : null;
  if (!file) return route.fulfill({ status: 204 });
  await route.fulfill({ body: Buffer.from(file.content), contentType: file.mediaType });
}

async function screenshotAt(context: BrowserContext, path: string, width: number): Promise<PageScreenshot> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await page.goto(`${ORIGIN}/${path}`, { waitUntil: 'load' });
  const whole = await page.locator('html').boundingBox();
  let height = Math.min(MAX_HEIGHT, Math.max(WINDOW_HEIGHT, Math.ceil(whole?.height ?? 0)));
  let bytes = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  for (let tries = 1; bytes.length > MAX_BYTES && tries < TRIES; tries += 1) {
    height = Math.floor(height * SHOW_LESS);
    bytes = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  }
  await page.close();
  return { width, height, bytes };
}
