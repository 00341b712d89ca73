import { measureImage } from '../measure-image.ts';
import type { loadSharp } from './shrink-image.ts';
import { type Box, type ImageFile, MAX_PIXELS } from './shrunk-image.ts';

const QUALITY = 80;
const SECONDS = 5;
const FORMATS = ['jpeg', 'png', 'webp'];

/** A photo or logo re-encoded to fit a box, without metadata. Throws for a broken file, null for one of another format. */
export async function fitImage(bytes: Uint8Array, box: Box, sharp: Awaited<ReturnType<typeof loadSharp>>): Promise<ImageFile | null> {
  const told = measureImage(bytes);
  if (!told || told.width * told.height > MAX_PIXELS) return null;
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, pages = 1 } = await open().metadata();
  if (!FORMATS.includes(format ?? '') || pages > 1) return null;
  const { width, height, isCropped } = box;
  const fitted = open()
    .autoOrient()
    .resize({ width, height, ...(isCropped ? { fit: 'cover', position: 'top' } : { fit: 'inside', withoutEnlargement: true }) });
  const written = isCropped
    ? fitted.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true })
    : fitted.png({ compressionLevel: 9 });
  const { data, info } = await written.timeout({ seconds: SECONDS }).toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), size: { width: info.width, height: info.height } };
}
