import { type Element, h } from '../html.ts';
import type { SiteImage } from '../pages/page-content.ts';

/** Proportions that images are cropped to, by class. */
export type Crop = 'wide' | 'landscape' | 'square' | 'portrait' | 'free';
/** `bleed`: from edge to edge of the window. */
export type ImageOptions = { eager?: boolean; bleed?: boolean };

/** Width by height of the boxes that images fill; a `free` image has its own. */
const SHAPES: Record<Crop, number | null> = { wide: 21 / 9, landscape: 3 / 2, square: 1, portrait: 4 / 5, free: null };
/** How wide boxes are: a share of the window on desktops, and at most. Windows below 52rem have one column. Percent, rem. */
const BOXES: Record<Crop, { share: number; most: number }> = {
  wide: { share: 100, most: 75 },
  landscape: { share: 50, most: 40 },
  square: { share: 33, most: 22 },
  portrait: { share: 50, most: 36 },
  free: { share: 50, most: 44 },
};
const LARGEST = 400;
const round = (value: number) => Math.min(Math.round(value), LARGEST);

/** How wide an image is drawn, for browsers to choose a file: one that is cropped at its sides is wider than its box. */
function sizesOf({ size }: SiteImage, crop: Crop, { bleed }: ImageOptions): string {
  const shape = SHAPES[crop];
  const over = size && shape ? Math.max(1, size.width / size.height / shape) : 1;
  const { share, most } = BOXES[crop];
  const wide = bleed ? `${round(100 * over)}vw` : `min(${round(share * over)}vw, ${round(most * over)}rem)`;
  return `(min-width: 52rem) ${wide}, ${round(100 * over)}vw`;
}

/** All files of an image with their widths; null where there is only one. */
export const sourceSet = ({ url, smaller, size }: SiteImage): string | null =>
  size && smaller.length > 0 ? [...smaller, { url, width: size.width }].map((one) => `${one.url} ${one.width}w`).join(', ') : null;

/** An image, cropped where the layout asks for it, as a file of fitting size. Its box is known before it loads. */
export function imageElement(image: SiteImage, crop: Crop, options: ImageOptions = {}): Element {
  const { url, alt, size } = image;
  const isPortrait = size !== null && size.height > size.width * 1.1 && crop !== 'free';
  const srcset = sourceSet(image);
  return h('img', {
    src: url,
    srcset,
    sizes: srcset && sizesOf(image, crop, options),
    alt: alt ?? '',
    class: `photo ${crop}${isPortrait ? ' upper' : ''}`,
    width: size?.width,
    height: size?.height,
    loading: options.eager ? null : 'lazy',
    decoding: options.eager ? null : 'async',
    fetchpriority: options.eager ? 'high' : null,
  });
}

/** A figure; the section's own words describe the image where it has no text of its own. */
export const figure = (image: SiteImage, crop: Crop, options: ImageOptions = {}): Element =>
  h('figure', { class: 'figure' }, imageElement(image, crop, options));
