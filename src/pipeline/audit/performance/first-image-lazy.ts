import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Narrower images are logos and characters, not what the first screen waits for. */
const MIN_WIDTH = 300;

export const firstImageLazy = defineAudit('performance/first-image-lazy', {
  applies: (page) => visible(page.images).some(isLarge),
  check: (page) => {
    const first = visible(page.images).find(isLarge);
    return first?.loading?.toLowerCase() === 'lazy' ? { selector: first.selector, snippet: first.src } : null;
  },
});

function isLarge({ width, region }: { width: string | null; region: string }): boolean {
  return region === 'main' && Number.parseInt(width ?? '', 10) >= MIN_WIDTH;
}
