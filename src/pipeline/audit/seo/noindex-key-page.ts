import { defineAudit } from '../define-audit.ts';
import { isKeyPage } from '../site-pages.ts';

export const noindexKeyPage = defineAudit('seo/noindex-key-page', {
  severity: 'high',
  weight: 3,
  title: 'Search engines may show the important pages',
  problem: 'The page tells search engines not to show it (noindex)',
  why: 'A page with noindex is left out of search results, whatever it offers.',
  fix: 'If the page should be found, remove noindex from the robots meta tag or the X-Robots-Tag header.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  applies: isKeyPage,
  check: (page) => {
    if (!hasNoindex(page.robots)) return null;
    const header = page.headers['x-robots-tag'] ?? '';
    return hasNoindex(header)
      ? { header: 'x-robots-tag', snippet: header }
      : { selector: 'head > meta[name="robots"]', snippet: page.robots };
  },
});

/** Whether robots directives, each perhaps for one crawler (`googlebot: noindex`), keep a page out of search results. */
function hasNoindex(directives: string): boolean {
  return directives
    .toLowerCase()
    .split(/[\s,:]+/)
    .some((directive) => directive === 'noindex' || directive === 'none');
}
