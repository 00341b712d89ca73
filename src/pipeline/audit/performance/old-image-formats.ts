import { fileTypeOf } from '#text/address.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

const OLD = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'tiff']);
/** A few old files are not worth the work. */
const MIN_IMAGES = 4;

export const oldImageFormats = defineAudit('performance/old-image-formats', {
  applies: (page) => visible(page.images).length >= MIN_IMAGES,
  check: (page) => {
    // With srcset the browser may be given another format than the URL shows.
    const old = visible(page.images).filter(({ src, srcset }) => !srcset && OLD.has(fileTypeOf(src)));
    return old.length >= MIN_IMAGES ? old.map(({ selector, src }) => ({ selector, snippet: src })) : null;
  },
});
