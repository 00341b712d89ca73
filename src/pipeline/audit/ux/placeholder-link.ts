import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

/** Links that jump to the top of the page are often only an arrow. */
const UP_ARROWS = '↑⬆▲^';

export const placeholderLink = defineAudit('ux/placeholder-link', {
  applies: (page) => visible(page.links).length > 0,
  check: (page) =>
    visible(page.links)
      .filter(
        ({ rawHref, text, region }) =>
          ['#', '#!', ''].includes(rawHref.trim()) &&
          // In a menu such links usually open a part of it.
          region !== 'nav' &&
          region !== 'header' &&
          text.trim() !== '' &&
          !UP_ARROWS.includes(text.trim().charAt(0)) &&
          !hasPageLabel(text, 'back-to-top'),
      )
      .map(({ selector, text, rawHref }) => ({ selector, snippet: `${text} (href="${rawHref}")` })),
});
