import { fileTypeOf } from '#text/address.ts';
import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

/** Wider than any phone: a phone loads several times the bytes it can show. */
const MIN_WIDTH = 1000;

export const imagesWithoutSrcset = defineAudit('performance/images-without-srcset', {
  applies: (page) => visible(page.images).some(isLarge),
  check: (page) =>
    visible(page.images)
      .filter((image) => isLarge(image) && !image.srcset)
      .map(({ selector, src, width }) => ({ selector, snippet: `${src} (${width} wide)` })),
});

function isLarge({ width, src }: { width: string | null; src: string }): boolean {
  return Number.parseInt(width ?? '', 10) >= MIN_WIDTH && fileTypeOf(src) !== 'svg' && schemeOf(src) !== 'data';
}
