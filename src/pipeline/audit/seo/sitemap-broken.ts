import { defineSiteAudit } from '../define-audit.ts';

export const sitemapBroken = defineSiteAudit('seo/sitemap-broken', {
  applies: ({ sitemap }) => sitemap.status === 200 || sitemap.status >= 500,
  check: ({ sitemap }) => {
    if (sitemap.status >= 500) return { snippet: `${sitemap.url} (${sitemap.status})` };
    if (sitemap.error !== null) return { snippet: sitemap.error, lookedIn: sitemap.url };
    return sitemap.urlCount === 0 ? { snippet: 'no URLs', lookedIn: sitemap.url } : null;
  },
});
