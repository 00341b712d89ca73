import type { Site } from '#contracts/site.ts';
import type { ImagePrint } from '#contracts/verification.ts';
import type { Egress } from '#egress/egress.ts';
import { IMAGE_LIMITS, loadImages } from '../../blueprint/images/load-images.ts';
import type { NewSite } from '../new-site.ts';

/** A check takes less time than drawing a blueprint. */
const LIMITS = { ...IMAGE_LIMITS, files: 120, bytesInAll: 40_000_000, timeoutMs: 6_000, msInAll: 20_000 };

/** Loads the visible images of a site in reading order, up to the limits: their sizes, and which do not load. */
export async function readImages(
  site: Site,
  services: { egress: Pick<Egress, 'fetch'>; signal: AbortSignal },
): Promise<Pick<NewSite, 'images' | 'brokenImages'>> {
  const urls = site.pages.flatMap((page) =>
    page.images.filter(({ hidden, src }) => !hidden && src.startsWith('http')).map(({ src }) => src),
  );
  const loaded = await loadImages(urls, { ...services, limits: LIMITS });
  const images: ImagePrint[] = [];
  const brokenImages: string[] = [];
  // In reading order, not in that of arrival: the same site gives the same report.
  for (const url of new Set(urls)) {
    const image = loaded.get(url);
    if (image) images.push({ url, ...image.size, hash: null });
    else if (image === null) brokenImages.push(url);
  }
  return { images, brokenImages };
}
