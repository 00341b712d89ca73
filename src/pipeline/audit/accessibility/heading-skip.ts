import { defineAudit } from '../define-audit.ts';
import { issueFrom, visible } from '../evidence.ts';

export const headingSkip = defineAudit('accessibility/heading-skip', {
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
