import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { fileExtension, schemeOf } from '../url-parts.ts';

/** Wider than any phone: a phone loads several times the bytes it can show. */
const MIN_WIDTH = 1000;

export const imagesWithoutSrcset = defineAudit('performance/images-without-srcset', {
  severity: 'low',
  effort: 'medium',
  title: 'Large images come in several sizes',
  problem: 'A large image comes in one size only',
  why: 'Phones download an image made for desktop screens and throw most of it away.',
  fix: 'Offer smaller versions with srcset and sizes.',
  source: 'https://web.dev/articles/serve-responsive-images',
  applies: (page) => visible(page.images).some(isLarge),
  check: (page) =>
    visible(page.images)
      .filter((image) => isLarge(image) && !image.srcset)
      .map(({ selector, src, width }) => ({ selector, snippet: `${src} (${width} wide)` })),
});

function isLarge({ width, src }: { width: string | null; src: string }): boolean {
  return Number.parseInt(width ?? '', 10) >= MIN_WIDTH && fileExtension(src) !== 'svg' && schemeOf(src) !== 'data';
}
