import type { BrowserContext } from 'playwright-core';
import { type FileSiteServices, openFile, type ReadSiteFile, withFileSite } from './file-site.ts';

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

const PAGE_MS = 20_000;
const WINDOW_HEIGHT = 900;
/** Taller pages are cut. */
const MAX_HEIGHT = 6_000;
/** Larger files are refused by chats that take images; each try shows less of the page. */
const MAX_BYTES = 5_000_000;
const SHOW_LESS = 0.6;
const TRIES = 4;

/** Makes the function on a pool of browsers. */
export function createScreenshotFiles(services: FileSiteServices): ScreenshotFiles {
  return (read, { path, widths, signal }) =>
    withFileSite(services, { read, signal, timeoutMs: PAGE_MS }, async (context) => {
      const shots: PageScreenshot[] = [];
      for (const width of widths) shots.push(await screenshotAt(context, path, width));
      return shots;
    });
}

async function screenshotAt(context: BrowserContext, path: string, width: number): Promise<PageScreenshot> {
  const page = await openFile(context, path, { width, height: WINDOW_HEIGHT });
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
