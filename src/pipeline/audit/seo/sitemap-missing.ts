import { defineSiteAudit } from '../define-audit.ts';
import { notFetched } from '../evidence.ts';

export const sitemapMissing = defineSiteAudit('seo/sitemap-missing', {
  severity: 'medium',
  title: 'The site has a sitemap',
  problem: 'The site has no sitemap',
  why: 'A sitemap tells search engines about changes and about pages with few links.',
  fix: 'Publish /sitemap.xml with the URLs of all public pages and name it in robots.txt.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  applies: ({ sitemap }) => sitemap.status < 500,
  check: ({ sitemap }) => {
    if (sitemap.status === 0) return notFetched(sitemap.url);
    return sitemap.status >= 400 ? { lookedIn: `${sitemap.url} (${sitemap.status})` } : null;
  },
});
