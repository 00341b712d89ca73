import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { fileExtension } from '../url-parts.ts';

const OLD = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'tiff']);
/** A few old files are not worth the work. */
const MIN_IMAGES = 4;

export const oldImageFormats = defineAudit('performance/old-image-formats', {
  severity: 'low',
  effort: 'medium',
  title: 'Images use a modern format',
  problem: 'Images use only old formats',
  why: 'WebP and AVIF store the same image in a fraction of the bytes.',
  fix: 'Convert the images to WebP or AVIF, or let an image service do it.',
  source: 'https://web.dev/articles/choose-the-right-image-format',
  applies: (page) => visible(page.images).length >= MIN_IMAGES,
  check: (page) => {
    // With srcset the browser may be given another format than the URL shows.
    const old = visible(page.images).filter(({ src, srcset }) => !srcset && OLD.has(fileExtension(src)));
    return old.length >= MIN_IMAGES ? old.map(({ selector, src }) => ({ selector, snippet: src })) : null;
  },
});
