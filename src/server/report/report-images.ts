import type { ReportImage } from '#contracts/shared-report.ts';
import type { ImageShrinker } from '#pipeline/blueprint/images/shrink/image-shrinker.ts';
import type { ImageFile, ReportSource } from './report-source.ts';

/** Re-encodes an image to fit a box; null where that can't be done. */
export type FitImage = ImageShrinker['fit'];

/** Twice the size on the page, so that they are sharp; pixels. */
const SIZES = {
  desktop: { width: 1_120, height: 700, isCropped: true },
  mobile: { width: 390, height: 844, isCropped: true },
};
const KEPT = 48;
/** An image that can't be re-encoded is sent as it was taken up to this size: a report has six at most, and is to stay below 2 MB with all. */
const MAX_BYTES_AS_TAKEN = 250_000;

/** The images of reports at the size they are shown in. `state`: differs whenever the image may. */
export type ReportImages = (source: ReportSource, name: ReportImage, state: string) => Promise<ImageFile | null>;

/** Makes the function; the last images are kept in memory. */
export function createReportImages(fitImage: FitImage): ReportImages {
  const kept = new Map<string, Promise<ImageFile | null>>();

  async function make(source: ReportSource, name: ReportImage): Promise<ImageFile | null> {
    const taken = await source.image(name);
    // A logo was fitted when it was stored.
    if (!taken || name === 'logo') return taken;
    const drawn = await fitImage(taken.bytes, name.endsWith('mobile') ? SIZES.mobile : SIZES.desktop);
    if (drawn) return { mediaType: 'image/jpeg', bytes: drawn.bytes };
    return taken.bytes.length > MAX_BYTES_AS_TAKEN ? null : taken;
  }

  return (source, name, state) => {
    const key = `${source.projectId} ${name} ${state}`;
    const image = kept.get(key) ?? make(source, name);
    kept.delete(key);
    kept.set(key, image);
    image.catch(() => kept.delete(key));
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
    return image;
  };
}
