import type { Browser } from 'playwright-core';
import { isHex } from '#text/characters.ts';
import { evaluateIsolated } from './isolated-world.ts';
import { withTimeout } from './with-timeout.ts';

const ONE_MS = 2_000;
const ALL_MS = 20_000;
const CLOSE_MS = 2_000;

/**
 * A difference hash: the image as 9 by 8 gray fields, one bit for each field that is darker than its right neighbor. Scaling, another file
 * format and compression change few of its 64 bits.
 */
const hashScript = (base64: string) => `(async () => {
  const bytes = Uint8Array.from(atob('${base64}'), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]), { resizeWidth: 9, resizeHeight: 8, resizeQuality: 'high' });
  const context = new OffscreenCanvas(9, 8).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 9, 8);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, 9, 8);
  const gray = (x, y) => { const at = 4 * (9 * y + x); return 299 * data[at] + 587 * data[at + 1] + 114 * data[at + 2]; };
  let bits = '';
  for (let y = 0; y < 8; y += 1) for (let x = 0; x < 8; x += 1) bits += gray(x, y) < gray(x + 1, y) ? '1' : '0';
  return BigInt('0b' + bits).toString(16).padStart(16, '0');
})()`;

/** Hashes image files in an empty tab without network; null for what the browser cannot decode, and for what is left when the time is over. */
export async function hashImages(browser: Browser, files: readonly Uint8Array[]): Promise<(string | null)[]> {
  const context = await browser.newContext({ offline: true });
  const end = performance.now() + ALL_MS;
  const hashes: (string | null)[] = [];
  try {
    const session = await context.newCDPSession(await context.newPage());
    for (const file of files) {
      const script = hashScript(Buffer.from(file).toString('base64'));
      const hash =
        performance.now() > end ? null : await withTimeout(evaluateIsolated<string>(session, script, ONE_MS), ONE_MS * 2).catch(() => null);
      hashes.push(typeof hash === 'string' && hash.length === 16 && isHex(hash) ? hash : null);
    }
  } finally {
    await withTimeout(context.close(), CLOSE_MS).catch(() => undefined);
  }
  return hashes;
}
