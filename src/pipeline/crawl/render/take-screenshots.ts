import type { CDPSession } from 'playwright-core';
import type { PageScreenshots, Screenshot, Screenshots } from '#contracts/screenshots.ts';
import { evaluateIsolated } from './isolated-world.ts';
import { HIDE_BANNERS_SCRIPT, quietScript, scrollScript } from './page-scripts.ts';

export const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MAX_HEIGHT = 6_000;
const QUALITY = 72;
const STEP_MS = 3_000;
/** Screens of a page that it is compared by. */
const FIRST_SCREENS = 2;
/** Half the bytes of JPEG at this size, for 0.1 s more. */
const FIRST_QUALITY = 60;

/** Time for a page that shows nothing yet. */
const BLANK_MS = 1_500;

/** Takes the screenshots of a page that is open at desktop size. Leaves it at phone size. Throws when the page shows nothing. */
export async function takeScreenshots(session: CDPSession, url: string): Promise<Screenshots> {
  const height = Number(await evaluateIsolated(session, scrollScript(MAX_HEIGHT), STEP_MS));
  await evaluateIsolated(session, HIDE_BANNERS_SCRIPT, STEP_MS);
  await evaluateIsolated(session, quietScript(100, 500), STEP_MS);
  let desktop = await capture(session, DESKTOP);
  if (isBlank(desktop)) {
    await evaluateIsolated(session, quietScript(BLANK_MS, BLANK_MS, BLANK_MS), STEP_MS);
    desktop = await capture(session, DESKTOP);
    if (isBlank(desktop)) throw new Error('the page shows nothing');
  }
  const fullPage = await capture(session, { width: DESKTOP.width, height: Math.min(MAX_HEIGHT, Math.max(DESKTOP.height, height || 0)) });
  await resize(session, PHONE, true);
  await evaluateIsolated(session, quietScript(150, 600), STEP_MS);
  // Some banners are re-created for another width.
  await evaluateIsolated(session, HIDE_BANNERS_SCRIPT, STEP_MS);
  const mobile = await capture(session, PHONE);
  return { url, desktop, fullPage, mobile };
}

/** Takes the first screens of an open page, as they are on a phone and on a desktop. Leaves it at desktop size. */
export async function takeFirstScreens(session: CDPSession): Promise<PageScreenshots> {
  try {
    const mobile = await firstScreens(session, PHONE, true);
    return { mobile, desktop: await firstScreens(session, DESKTOP, false) };
  } finally {
    await resize(session, DESKTOP, false);
  }
}

type Size = { width: number; height: number };

export const resize = (session: CDPSession, size: Size, mobile: boolean) =>
  session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile });

async function firstScreens(session: CDPSession, { width, height }: Size, mobile: boolean): Promise<Screenshot> {
  await resize(session, { width, height }, mobile);
  const whole = Number(await evaluateIsolated(session, scrollScript(FIRST_SCREENS * height), STEP_MS));
  await evaluateIsolated(session, HIDE_BANNERS_SCRIPT, STEP_MS);
  await evaluateIsolated(session, quietScript(150, 600), STEP_MS);
  const size = { width, height: Math.min(FIRST_SCREENS * height, Math.max(height, whole || 0)) };
  return capture(session, size, { format: 'webp', quality: FIRST_QUALITY });
}

/** Bytes of a screenshot in one color, as measured with Chromium at our quality: a head and one and a half a block of 16 x 16 pixels. */
const [HEAD_BYTES, BLOCK_BYTES] = [760, 1.5];
/** A word of two letters takes 160. */
const SPARE_BYTES = 100;

/** Whether a screenshot (JPEG) is one color and nothing else. */
export function isBlank({ bytes, width, height }: Pick<Screenshot, 'width' | 'height'> & { bytes: { length: number } }): boolean {
  return bytes.length <= HEAD_BYTES + SPARE_BYTES + BLOCK_BYTES * Math.ceil(width / 16) * Math.ceil(height / 16);
}

type Format = { format: 'jpeg' | 'webp'; quality: number };

async function capture(
  session: CDPSession,
  { width, height }: Size,
  { format, quality }: Format = { format: 'jpeg', quality: QUALITY },
): Promise<Screenshot> {
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format, quality },
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: true,
  });
  return { mediaType: `image/${format}`, bytes: Buffer.from(data, 'base64'), width, height };
}
