import type { Site } from '#contracts/site.ts';
import type { ImagePrint } from '#contracts/verification.ts';
import type { Egress } from '#egress/egress.ts';
import { IMAGE_LIMITS, loadImages } from '../../blueprint/images/load-images.ts';
import type { Renderer } from '../../crawl/render/renderer.ts';
import type { NewSite } from '../new-site.ts';

/** A check takes less time than drawing a blueprint. */
const LIMITS = { ...IMAGE_LIMITS, files: 120, bytesInAll: 40_000_000, timeoutMs: 6_000, msInAll: 20_000 };

export type ImageServices = { egress: Pick<Egress, 'fetch'>; signal: AbortSignal; renderer?: Renderer | null };

/**
 * Loads the visible images and the logo of a site in reading order, up to the limits: their sizes, perceptual hashes where there is a
 * browser, and which do not load.
 */
export async function readImages(site: Site, services: ImageServices): Promise<Pick<NewSite, 'images' | 'brokenImages'>> {
  const shown = site.pages.flatMap((page) => page.images.filter(({ hidden }) => !hidden).map(({ src }) => src));
  const urls = [...new Set([...shown, site.brand.logo?.url ?? ''])].filter((url) => url.startsWith('http'));
  const loaded = await loadImages(urls, { ...services, limits: LIMITS });
  const prints: { print: ImagePrint; bytes: Uint8Array }[] = [];
  const brokenImages: string[] = [];
  // In reading order, not in that of arrival: the same site gives the same report.
  for (const url of urls) {
    const image = loaded.get(url);
    if (image) prints.push({ print: { url, ...image.size, hash: null }, bytes: image.bytes });
    else if (image === null) brokenImages.push(url);
  }
  const files = prints.map(({ bytes }) => bytes);
  const hashes = (files.length > 0 && (await services.renderer?.hashImages?.(files).catch(() => null))) || [];
  return { images: prints.map(({ print }, at) => ({ ...print, hash: hashes[at] ?? null })), brokenImages };
}
