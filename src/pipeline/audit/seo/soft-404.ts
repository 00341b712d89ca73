import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

const NOT_FOUND =
  /^(error )?404\b|\b404 (error|not found)|\bpage (was )?not found\b|\bseite (wurde )?nicht gefunden\b|\bpage (non trouvée|introuvable)\b|\bpágina no encontrada\b/i;

export const soft404 = defineAudit({
  id: 'soft-404',
  category: 'seo',
  severity: 'medium',
  weight: 1,
  effort: 'medium',
  scope: 'page',
  title: 'Error pages return an error status',
  problem: 'The page says “not found” but returns 200 (soft 404)',
  why: 'Search engines keep such pages in their index and waste their visits on them.',
  fix: 'Return status 404 for missing pages, or restore the page.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  check: (page) => {
    const heading = visible(page.headings).find(({ level, text }) => level === 1 && NOT_FOUND.test(text));
    if (heading) return { selector: heading.selector, snippet: heading.text };
    return NOT_FOUND.test(page.title ?? '') ? { selector: 'head > title', snippet: page.title ?? '' } : null;
  },
});
