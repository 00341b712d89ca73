import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

/** Images at the top that are seen at once and must not wait; what comes later is below the first screen. */
const ABOVE_THE_FOLD = 6;

export const imagesNotLazy = defineAudit('performance/images-not-lazy', {
  applies: (page) => visible(page.images).length > ABOVE_THE_FOLD,
  check: (page) =>
    visible(page.images)
      .slice(ABOVE_THE_FOLD)
      .filter(({ loading, src }) => loading?.toLowerCase() !== 'lazy' && !src.startsWith('data:'))
      .map(({ selector, src }) => ({ selector, snippet: src })),
});
