import { defineSiteAudit } from '../define-audit.ts';
import { notFetched } from '../evidence.ts';

export const sitemapMissing = defineSiteAudit('seo/sitemap-missing', {
  applies: ({ sitemap }) => sitemap.status < 500,
  check: ({ sitemap }) => {
    if (sitemap.status === 0) return notFetched(sitemap.url);
    return sitemap.status >= 400 ? { lookedIn: `${sitemap.url} (${sitemap.status})` } : null;
  },
});
