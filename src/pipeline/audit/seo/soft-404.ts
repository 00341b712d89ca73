import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { hasPageLabel } from '../page-labels.ts';

export const soft404 = defineAudit('seo/soft-404', {
  severity: 'medium',
  effort: 'medium',
  title: 'Error pages return an error status',
  problem: 'The page says “not found” but returns 200 (soft 404)',
  why: 'Search engines keep such pages in their index and waste their visits on them.',
  fix: 'Return status 404 for missing pages, or restore the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  check: (page) => {
    const heading = visible(page.headings).find(({ level, text }) => level === 1 && hasPageLabel(text, 'not-found'));
    if (heading) return { selector: heading.selector, snippet: heading.text };
    return hasPageLabel(page.title ?? '', 'not-found') ? { selector: 'head > title', snippet: page.title ?? '' } : null;
  },
});
