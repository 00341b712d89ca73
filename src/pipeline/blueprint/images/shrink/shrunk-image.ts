import type { ImageSize } from '../../blueprint.ts';

/** One file of an image. */
export type ImageFile = { bytes: Uint8Array; size: ImageSize };
/** An image as WebP at the largest fitting width, and at smaller ones. */
export type ShrunkImage = ImageFile & { smaller: ImageFile[] };

/** Widths that images are made in: a phone, a column of a desktop or a sharp phone, the width of a page. Pixels. */
export const IMAGE_WIDTHS = [480, 960, 1_600];
/** Photos of today's cameras pass (24 megapixels); a small file that unfolds to more is left alone. */
export const MAX_PIXELS = 40_000_000;

/** Where an image is to fit, in pixels. `isCropped`: filled from the top, as JPEG; else the whole image within it, as PNG. */
export type Box = { width: number; height: number; isCropped: boolean };
