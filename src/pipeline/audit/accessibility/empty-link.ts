import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const emptyLink = defineAudit('accessibility/empty-link', {
  applies: (page) => visible(page.links).length > 0,
  check: (page) =>
    visible(page.links)
      .filter((link) => link.text.trim() === '')
      .map(({ selector, rawHref }) => ({ selector, snippet: `href="${rawHref}"` })),
});
