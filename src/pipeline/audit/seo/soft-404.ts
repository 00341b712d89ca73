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
  title: 'Error pages answer with an error status',
  problem: 'The page says that it was not found but answers as a good page',
  why: 'Search engines keep such pages in their index and spend their visits on them.',
  fix: 'Answer missing pages with status 404, or bring the page back.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  check: (page) => {
    const heading = visible(page.headings).find(({ level, text }) => level === 1 && NOT_FOUND.test(text));
    if (heading) return { selector: heading.selector, snippet: heading.text };
    return NOT_FOUND.test(page.title ?? '') ? { selector: 'head > title', snippet: page.title ?? '' } : null;
  },
});
