import { definePagesAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';
import { addressKey } from '../site-pages.ts';

export const orphanPage = definePagesAudit('seo/orphan-page', {
  severity: 'medium',
  title: 'Every page in the sitemap is linked',
  problem: 'No crawled page links to this one',
  why: 'Visitors cannot reach it by clicking, and search engines consider it unimportant.',
  fix: 'Link to it from the menu or from a page on the same subject, or remove it from the sitemap.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  applies: (page) => page.foundIn === 'sitemap',
  check: (pages, site) => {
    if (pages.length === 0) return [];
    const linked = new Set(
      site.pages.flatMap((page) =>
        page.links.filter((link) => addressKey(link.href) !== addressKey(page.url)).map((link) => addressKey(link.href)),
      ),
    );
    return pages
      .filter((page) => page.depth === null && !linked.has(addressKey(page.url)) && !linked.has(addressKey(page.requestedUrl)))
      .map((page) => ({ page, lookedIn: `links of ${crawledPages(site)}; listed only in the sitemap`, ...ifSiteSeen(site) }));
  },
});
