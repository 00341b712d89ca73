import type { Sharp } from 'sharp';
import { measureImage } from '../measure-image.ts';
import { IMAGE_WIDTHS, MAX_PIXELS, type ShrunkImage } from './shrunk-image.ts';

/** Formats of photos that become smaller; animations and vector graphics stay as they are, AVIF is small already. */
const LOADERS = ['jpeg', 'png', 'webp'];
const QUALITY = 78;
/** 0 to 6: beyond 2, files get hardly smaller and take twice the time (measured on photos of 12 megapixels). */
const EFFORT = 2;
const SECONDS = 5;
/** A file this small is not worth another one. Bytes, and pixels. */
const SMALL = { bytes: 30_000, width: 640 };

/** Loads the library with everything off that photos don't need. Throws where it has no files for this system. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return sharp;
}

/** An image of a photo format at fitting widths as WebP, the largest one first; null for one that stays as it is. Throws for a broken file. */
export async function shrinkImage(bytes: Uint8Array, sharp: Awaited<ReturnType<typeof loadSharp>>): Promise<ShrunkImage | null> {
  const told = measureImage(bytes);
  if (!told || told.width * told.height > MAX_PIXELS || (bytes.length <= SMALL.bytes && told.width <= SMALL.width)) return null;
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { format, autoOrient, pages = 1 } = await open().metadata();
  if (!LOADERS.includes(format ?? '') || pages > 1 || autoOrient.width === undefined) return null;
  const widest = Math.min(autoOrient.width, IMAGE_WIDTHS.at(-1) ?? 0);
  const widths = [widest, ...IMAGE_WIDTHS.filter((width) => width < widest * 0.8).toReversed()];
  const files = [];
  for (const width of widths) files.push(await asWebp(open().autoOrient().resize({ width })));
  const [largest, ...smaller] = files;
  if (!largest || (largest.bytes.length >= bytes.length && smaller.length === 0)) return null;
  return { ...largest, smaller };
}

async function asWebp(image: Sharp) {
  const { data, info } = await image
    .webp({ quality: QUALITY, effort: EFFORT })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), size: { width: info.width, height: info.height } };
}
