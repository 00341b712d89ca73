import type { Heading } from '#contracts/page.ts';
import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

export const headingSkip = defineAudit({
  id: 'heading-skip',
  category: 'accessibility',
  severity: 'low',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Heading levels follow each other',
  problem: 'A heading skips a level',
  why: 'Screen reader users navigate by headings; a skipped level sounds like a missing section.',
  fix: 'Use the next level below the previous heading and set the size with styling.',
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  check: (page) => {
    const headings = visible(page.headings);
    const skips = headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      return before && heading.level > before.level + 1 ? [{ heading, before }] : [];
    });
    const issue = issueFrom(
      skips.map(({ heading, before }) => ({
        selector: heading.selector,
        snippet: `h${heading.level} “${heading.text}” after h${before.level}`,
      })),
    );
    return issue && { ...issue, fix: fixFor(skips[0]) };
  },
});

function fixFor(skip: { heading: Heading; before: Heading } | undefined): string {
  if (!skip) return '';
  return `Make “${skip.heading.text}” an h${skip.before.level + 1} and set its size with styling.`;
}
