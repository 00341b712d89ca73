import type { CDPSession } from 'playwright-core';
import type { Screenshot, Screenshots } from '#contracts/screenshots.ts';
import { evaluateIsolated } from './isolated-world.ts';
import { HIDE_BANNERS_SCRIPT, quietScript, scrollScript } from './page-scripts.ts';

export const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MAX_HEIGHT = 6_000;
const QUALITY = 72;
const STEP_MS = 3_000;

/** Takes the screenshots of a page that is open at desktop size. Leaves it at phone size. */
export async function takeScreenshots(session: CDPSession, url: string): Promise<Screenshots> {
  const height = Number(await evaluateIsolated(session, scrollScript(MAX_HEIGHT), STEP_MS));
  await evaluateIsolated(session, HIDE_BANNERS_SCRIPT, STEP_MS);
  await evaluateIsolated(session, quietScript(100, 500), STEP_MS);
  const desktop = await capture(session, DESKTOP);
  const fullPage = await capture(session, { width: DESKTOP.width, height: Math.min(MAX_HEIGHT, Math.max(DESKTOP.height, height || 0)) });
  await session.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true });
  await evaluateIsolated(session, quietScript(150, 600), STEP_MS);
  // Some banners are re-created for another width.
  await evaluateIsolated(session, HIDE_BANNERS_SCRIPT, STEP_MS);
  const mobile = await capture(session, PHONE);
  return { url, desktop, fullPage, mobile };
}

async function capture(session: CDPSession, { width, height }: { width: number; height: number }): Promise<Screenshot> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: true,
  });
  return { mediaType: 'image/jpeg', bytes: Buffer.from(data, 'base64'), width, height };
}
