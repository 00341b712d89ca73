import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Narrower images are logos and characters, not what the first screen waits for. */
const MIN_WIDTH = 300;

export const firstImageLazy = defineAudit('performance/first-image-lazy', {
  severity: 'medium',
  title: 'The first large image loads right away',
  problem: 'The first large image is lazy-loaded',
  why: 'It is most likely the first thing people see; with loading="lazy" it appears late.',
  fix: 'Remove loading="lazy" from the first large image and add fetchpriority="high".',
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
