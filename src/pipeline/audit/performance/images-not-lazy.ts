import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Images at the top that are seen at once and must not wait; what comes later is below the first screen. */
const ABOVE_THE_FOLD = 6;

export const imagesNotLazy = defineAudit('performance/images-not-lazy', {
  severity: 'low',
  weight: 2,
  title: 'Images further down are lazy-loaded',
  problem: 'Images further down the page load right away',
  why: 'They compete with what is seen first, and use data even when nobody scrolls to them.',
  fix: 'Add loading="lazy" to the images below the first screen.',
  source: 'https://web.dev/articles/browser-level-image-lazy-loading',
  applies: (page) => visible(page.images).length > ABOVE_THE_FOLD,
  check: (page) =>
    visible(page.images)
      .slice(ABOVE_THE_FOLD)
      .filter(({ loading, src }) => loading?.toLowerCase() !== 'lazy' && !src.startsWith('data:'))
      .map(({ selector, src }) => ({ selector, snippet: src })),
});
