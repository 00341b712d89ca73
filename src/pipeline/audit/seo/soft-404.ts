import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const soft404 = defineAudit('seo/soft-404', {
  check: (page) => {
    const heading = visible(page.headings).find(({ level, text }) => level === 1 && hasPageLabel(text, 'not-found'));
    if (heading) return { selector: heading.selector, snippet: heading.text };
    return hasPageLabel(page.title ?? '', 'not-found') ? { selector: 'head > title', snippet: page.title ?? '' } : null;
  },
});
