import { defineAudit } from '../define-audit.ts';

/** Inline code is sent again with every page; from here on a file that is kept pays off. */
const MAX_INLINE_CHARACTERS = 100_000;

export const largeInlineCode = defineAudit('performance/large-inline-code', {
  check: (page) => {
    const inline = page.resources.filter(({ inlineBytes }) => inlineBytes > 0).sort((a, b) => b.inlineBytes - a.inlineBytes);
    const sum = inline.reduce((total, { inlineBytes }) => total + inlineBytes, 0);
    const [first, ...others] = inline;
    if (!first || sum <= MAX_INLINE_CHARACTERS) return null;
    const show = (entry: typeof first) => `${entry.kind} of ${entry.inlineBytes} characters`;
    return {
      selector: first.selector,
      snippet: `${show(first)}, ${sum} in all`,
      count: inline.length,
      more: others.map((entry) => `${entry.selector}: ${show(entry)}`),
    };
  },
});
