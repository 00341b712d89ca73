import { defineSiteAudit } from '../define-audit.ts';

export const sitemapNotInRobots = defineSiteAudit('seo/sitemap-not-in-robots', {
  applies: ({ robots, sitemap }) => robots.status === 200 && sitemap.status === 200,
  check: ({ robots, sitemap }) =>
    robots.sitemaps.length === 0
      ? { lookedIn: `${robots.url}: no Sitemap line`, fix: `Add the line “Sitemap: ${sitemap.url}” to robots.txt.` }
      : null,
});
