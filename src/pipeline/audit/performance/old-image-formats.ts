import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

const OLD = /\.(jpe?g|png|gif|bmp|tiff?)$/i;
/** A few old files are not worth the work. */
const MIN_IMAGES = 4;

export const oldImageFormats = defineAudit({
  id: 'old-image-formats',
  category: 'performance',
  severity: 'low',
  weight: 1,
  effort: 'medium',
  scope: 'page',
  title: 'Pictures use a modern format',
  problem: 'Pictures use old formats only',
  why: 'WebP and AVIF hold the same picture in a fraction of the bytes.',
  fix: 'Convert the pictures to WebP or AVIF, or let the image service do it.',
  source: 'https://web.dev/articles/choose-the-right-image-format',
  applies: (page) => visible(page.images).length >= MIN_IMAGES,
  check: (page) => {
    // With srcset the browser may be given another format than the address shows.
    const old = visible(page.images).filter(({ src, srcset }) => !srcset && OLD.test(src.replace(/[?#].*$/s, '')));
    return old.length >= MIN_IMAGES ? issueFrom(old.map(({ selector, src }) => ({ selector, snippet: src }))) : null;
  },
});
