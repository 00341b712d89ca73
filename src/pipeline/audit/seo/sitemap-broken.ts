import { defineSiteAudit } from '../define-audit.ts';

export const sitemapBroken = defineSiteAudit('seo/sitemap-broken', {
  severity: 'medium',
  weight: 2,
  title: 'The sitemap is valid',
  problem: 'The sitemap cannot be read or lists no page',
  why: 'Search engines ignore a sitemap that they cannot read.',
  fix: 'Publish a valid XML sitemap with at least the main pages.',
  source: 'https://www.sitemaps.org/protocol.html',
  applies: ({ sitemap }) => sitemap.status === 200 || sitemap.status >= 500,
  check: ({ sitemap }) => {
    if (sitemap.status >= 500) return { snippet: `${sitemap.url} (${sitemap.status})` };
    if (sitemap.error !== null) return { snippet: sitemap.error, lookedIn: sitemap.url };
    return sitemap.urlCount === 0 ? { snippet: 'no URLs', lookedIn: sitemap.url } : null;
  },
});
