import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

export const emptyHeading = defineAudit({
  id: 'empty-heading',
  category: 'accessibility',
  severity: 'low',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Every heading has a text',
  problem: 'A heading is empty',
  why: 'Screen readers list it without a name, as if a part of the page were lost.',
  fix: 'Write the heading or remove the element; make room by style.',
  source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
  applies: (page) => visible(page.headings).length > 0,
  check: (page) =>
    issueFrom(
      visible(page.headings)
        .filter(({ text }) => text.trim() === '')
        .map(({ selector, level }) => ({ selector, snippet: `<h${level}></h${level}>` })),
    ),
});
