import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const multipleH1 = defineAudit('seo/multiple-h1', {
  check: (page) => {
    const headings = visible(page.headings).filter((heading) => heading.level === 1 && heading.text.trim() !== '');
    return headings.length > 1 ? headings.map(({ selector, text }) => ({ selector, snippet: text })) : null;
  },
});
