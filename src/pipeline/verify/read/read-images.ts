import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import type { ImagePrint } from '#contracts/verification.ts';
import type { Egress } from '#egress/egress.ts';
import { createImageLoader, IMAGE_LIMITS } from '../../blueprint/images/load-images.ts';
import type { Renderer } from '../../crawl/render/renderer.ts';
import type { NewImages } from '../new-site.ts';
import { createImageProber, type ProberServices } from './probe-images.ts';

/** A check takes less time than drawing a blueprint. */
const LIMITS = { ...IMAGE_LIMITS, files: 120, bytesInAll: 40_000_000, timeoutMs: 6_000, msInAll: 20_000, atOnce: 6 };

export type ImageServices = {
  egress: Pick<Egress, 'fetch'>;
  signal: AbortSignal;
  /** Makes perceptual hashes of the files. */
  renderer?: Renderer | null;
};

/** Reads the images of a site while its pages are being read. */
export type ImageReader = {
  /** Starts to load what a page shows. */
  start(page: Page): void;
  /** Looks whether there is room for more requests than before. */
  goOn?(): void;
  finish(site: Site): Promise<NewImages>;
};

const shownOn = ({ images }: Page) => images.filter(({ hidden }) => !hidden).map(({ src }) => src);

/** Visible images and the logo of a site in reading order, each once: the same site gives the same report. */
const imagesOf = ({ pages, brand }: Site) => [...new Set([...pages.flatMap(shownOn), brand.logo?.url ?? ''])];

type Known = {
  /** Images that are known to load, and need not be asked for again. */
  isKnown?: (url: string) => boolean;
};

const wantedBy =
  ({ isKnown = () => false }: Known) =>
  (urls: readonly string[]) =>
    urls.filter((url) => url.startsWith('http') && !isKnown(url));

/** Makes a reader that only asks whether the images of a site load, up to a limit. */
export function createImageChecker(services: ImageServices & Pick<ProberServices, 'room'> & Known): ImageReader {
  const prober = createImageProber(services);
  const wanted = wantedBy(services);
  return {
    start: (page) => prober.add(wanted(shownOn(page))),
    goOn: prober.goOn,
    async finish(site) {
      const urls = wanted(imagesOf(site));
      prober.add(urls);
      const answers = await prober.finish();
      return {
        images: [],
        brokenImages: urls.filter((url) => answers.get(url) === 'broken'),
        unknownImages: urls.filter((url) => (answers.get(url) ?? 'unanswered') === 'unanswered'),
      };
    },
  };
}

/**
 * Makes a reader that loads the images of a site in reading order, up to the limits: their sizes, perceptual hashes where there is a
 * browser, and which do not load.
 */
export function createImageReader(services: ImageServices & Known): ImageReader {
  const { renderer } = services;
  const loader = createImageLoader({ ...services, limits: LIMITS });
  const wanted = wantedBy(services);
  return {
    start: (page) => loader.add(wanted(shownOn(page))),
    async finish(site) {
      const urls = wanted(imagesOf(site));
      loader.add(urls);
      const loaded = await loader.finish();
      const prints = urls.flatMap((url) => {
        const image = loaded.get(url);
        return image ? [{ print: { url, ...image.size, hash: null } as ImagePrint, bytes: image.bytes }] : [];
      });
      const files = prints.map(({ bytes }) => bytes);
      const hashes = (files.length > 0 && (await renderer?.hashImages?.(files).catch(() => null))) || [];
      // What is too large or too slow for a hash may still load.
      const others = createImageProber(services);
      others.add(urls.filter((url) => loaded.get(url) === null));
      const answers = await others.finish();
      return {
        images: prints.map(({ print }, at) => ({ ...print, hash: hashes[at] ?? null })),
        brokenImages: urls.filter((url) => answers.get(url) === 'broken'),
        unknownImages: urls.filter((url) => !loaded.get(url) && (answers.get(url) ?? 'unanswered') === 'unanswered'),
      };
    },
  };
}

/** What `createImageReader` reads, of a site that was read before. */
export const readImages = (site: Site, services: ImageServices): Promise<NewImages> => createImageReader(services).finish(site);
