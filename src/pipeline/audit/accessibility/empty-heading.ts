import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const emptyHeading = defineAudit('accessibility/empty-heading', {
  severity: 'low',
  weight: 2,
  title: 'Every heading has text',
  problem: 'A heading is empty',
  why: 'Screen readers list it without a name, as if a section were missing.',
  fix: 'Write the heading text or remove the element; use styling for spacing, not empty headings.',
  source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
  applies: (page) => visible(page.headings).length > 0,
  check: (page) =>
    visible(page.headings)
      .filter(({ text }) => text.trim() === '')
      .map(({ selector, level }) => ({ selector, snippet: `<h${level}></h${level}>` })),
});
