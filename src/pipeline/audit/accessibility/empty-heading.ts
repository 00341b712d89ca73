import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const emptyHeading = defineAudit('accessibility/empty-heading', {
  applies: (page) => visible(page.headings).length > 0,
  check: (page) =>
    visible(page.headings)
      .filter(({ text }) => text.trim() === '')
      .map(({ selector, level }) => ({ selector, snippet: `<h${level}></h${level}>` })),
});
