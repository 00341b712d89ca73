import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Narrower pictures are logos and signs, not what the first screen waits for. */
const MIN_WIDTH = 300;

export const firstImageLazy = defineAudit({
  id: 'first-image-lazy',
  category: 'performance',
  severity: 'medium',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'The first large picture is loaded at once',
  problem: 'The first large picture waits to be loaded',
  why: 'It is most likely what people see first; with loading="lazy" it comes late.',
  fix: 'Remove loading="lazy" from the first large picture and add fetchpriority="high".',
  source: 'https://web.dev/articles/lcp-lazy-loading',
  applies: (page) => visible(page.images).some(isLarge),
  check: (page) => {
    const first = visible(page.images).find(isLarge);
    return first?.loading?.toLowerCase() === 'lazy' ? { selector: first.selector, snippet: first.src } : null;
  },
});

function isLarge({ width, region }: { width: string | null; region: string }): boolean {
  return region === 'main' && Number.parseInt(width ?? '', 10) >= MIN_WIDTH;
}
