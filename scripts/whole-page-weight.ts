import { chromium } from '@playwright/test';

/** All that a shared report loads. */
export const MAX_REPORT_BYTES = 2_000_000;

/** What a page loads until its end: bytes as they came over the wire, with headers. */
export type PageWeight = { bytes: number; requests: number; images: number; imageBytes: number };

const OPENED_WITHIN_MS = 60_000;
const IMAGES_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 100;
/** Runs in the page. */
const ARE_THERE = '[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)';

/** Opens a page as a reader does and scrolls to its end, so that images that wait for their reader are loaded, too. Throws when one does not load. */
export async function weighWholePage(url: string, executablePath: string): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    const types = new Map<string, string>();
    const weight: PageWeight = { bytes: 0, requests: 0, images: 0, imageBytes: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight.bytes += encodedDataLength;
      weight.requests += 1;
      if (types.get(requestId) !== 'Image') return;
      weight.images += 1;
      weight.imageBytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'load', timeout: OPENED_WITHIN_MS });
    const images = page.locator('img');
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    // The page's policy forbids what `waitForFunction` would run.
    const until = Date.now() + IMAGES_WITHIN_MS;
    while (!(await page.evaluate(ARE_THERE))) {
      if (Date.now() > until) throw new Error(`An image of ${url} does not load.`);
      await page.waitForTimeout(LOOK_AGAIN_MS);
    }
    await page.waitForLoadState('networkidle');
    return weight;
  } finally {
    await browser.close();
  }
}
