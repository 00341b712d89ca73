import type { PageImage } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { oncePerObject } from '#text/memoize.ts';
import type { BlueprintInput, ImageSize } from '../blueprint.ts';
import { extensionOf } from '../file-names.ts';
import type { Words } from '../html.ts';
import type { SiteImage } from '../pages/page-content.ts';

/** The images of the site by address. */
export type Images = {
  /** The image with its size; null where it can't be shown. */
  of(src: string, alt: Words | null): SiteImage | null;
};

/** Smaller ones are icons. Pixels. */
const SMALLEST = 48;

const pixels = (value: string | null) => (value === null || value.includes('%') ? 0 : Number.parseInt(value, 10) || 0);

function declaredSize({ width, height }: PageImage): ImageSize | null {
  const size = { width: pixels(width), height: pixels(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

const DRAWING_TYPES = new Set(['svg', 'gif', 'ico']);
const LOGO_NAMES = ['logo', 'badge', 'siegel', 'seal', 'emblem', 'wappen', 'partner', 'client', 'kunde'];

/** Whether a file is named for a logo or seal. */
export const isLogo = (src: string): boolean => LOGO_NAMES.some((name) => src.split('/').at(-1)?.toLowerCase().includes(name));

/** Files of logos and drawings, and PNG files too small for a photo. */
function isDrawing(src: string, size: ImageSize | null): boolean {
  const type = extensionOf(src);
  return DRAWING_TYPES.has(type) || isLogo(src) || (type === 'png' && (size?.width ?? 0) < 500);
}

/** Sizes that the pages of a site declare, by address. */
const declaredSizes = oncePerObject((site: Site) => {
  const declared = new Map<string, ImageSize | null>();
  for (const page of site.pages)
    for (const image of page.images) if (!declared.get(image.src)) declared.set(image.src, declaredSize(image));
  return declared;
});

/** Looks images up by their measured size, else by the size that a page declares. */
export function createImages({ site, imageSizes, imageUrl = (src) => src, smallerImages = () => [] }: BlueprintInput): Images {
  const declared = declaredSizes(site);
  return {
    of(src, alt) {
      if (!src.startsWith('http')) return null;
      const measured = imageSizes?.get(src);
      const size = measured === undefined ? (declared.get(src) ?? null) : measured;
      if (measured === null || (size && Math.max(size.width, size.height) < SMALLEST)) return null;
      const url = imageUrl(src);
      return url === null ? null : { src, url, smaller: smallerImages(src), alt, size, isDrawing: isDrawing(src, size) };
    },
  };
}
