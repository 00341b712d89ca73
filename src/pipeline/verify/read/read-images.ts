import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import type { ImagePrint } from '#contracts/verification.ts';
import type { Egress } from '#egress/egress.ts';
import { createImageLoader, IMAGE_LIMITS } from '../../blueprint/images/load-images.ts';
import type { Renderer } from '../../crawl/render/renderer.ts';
import type { NewSite } from '../new-site.ts';

/** A check takes less time than drawing a blueprint. */
const LIMITS = { ...IMAGE_LIMITS, files: 120, bytesInAll: 40_000_000, timeoutMs: 6_000, msInAll: 20_000, atOnce: 6 };
/** Where nothing is compared by what it shows, and only what the browser did not load is asked for. */
const FEWER_LIMITS = { ...LIMITS, files: 40 };

export type ImageServices = {
  egress: Pick<Egress, 'fetch'>;
  signal: AbortSignal;
  /** Without it no perceptual hashes are made. */
  renderer?: Renderer | null;
  /** Images that are known to load, and need not be loaded again. */
  isKnown?: (url: string) => boolean;
};

/** Reads the images of a site while its pages are being read. */
export type ImageReader = {
  /** Starts to load what a page shows. */
  start(page: Page): void;
  finish(site: Site): Promise<Pick<NewSite, 'images' | 'brokenImages'>>;
};

const shownOn = ({ images }: Page) => images.filter(({ hidden }) => !hidden).map(({ src }) => src);

/**
 * Makes a reader that loads the visible images and the logo of a site in reading order, up to the limits: their sizes, perceptual hashes where
 * there is a browser, and which do not load.
 */
export function createImageReader({ egress, signal, renderer, isKnown = () => false }: ImageServices): ImageReader {
  const loader = createImageLoader({ egress, signal, limits: renderer ? LIMITS : FEWER_LIMITS });
  const wanted = (urls: readonly string[]) => urls.filter((url) => url.startsWith('http') && !isKnown(url));
  return {
    start: (page) => loader.add(wanted(shownOn(page))),
    async finish({ pages, brand }) {
      const urls = [...new Set(wanted([...pages.flatMap(shownOn), brand.logo?.url ?? '']))];
      loader.add(urls);
      const loaded = await loader.finish();
      const prints: { print: ImagePrint; bytes: Uint8Array }[] = [];
      const brokenImages: string[] = [];
      // In reading order, not in that of arrival: the same site gives the same report.
      for (const url of urls) {
        const image = loaded.get(url);
        if (image) prints.push({ print: { url, ...image.size, hash: null }, bytes: image.bytes });
        else if (image === null) brokenImages.push(url);
      }
      const files = prints.map(({ bytes }) => bytes);
      const hashes = (files.length > 0 && (await renderer?.hashImages?.(files).catch(() => null))) || [];
      return { images: prints.map(({ print }, at) => ({ ...print, hash: hashes[at] ?? null })), brokenImages };
    },
  };
}

/** What `createImageReader` reads, of a site that was read before. */
export const readImages = (site: Site, services: ImageServices): Promise<Pick<NewSite, 'images' | 'brokenImages'>> =>
  createImageReader(services).finish(site);
