import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

export const headingSkip = defineAudit('accessibility/heading-skip', {
  severity: 'low',
  weight: 2,
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
    const [first] = skips;
    if (!issue || !first) return null;
    return { ...issue, fix: `Make “${first.heading.text}” an h${first.before.level + 1} and set its size with styling.` };
  },
});
