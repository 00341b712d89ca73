import { defineSiteAudit } from '../define-audit.ts';

export const sitemapNotInRobots = defineSiteAudit('seo/sitemap-not-in-robots', {
  severity: 'low',
  title: 'robots.txt names the sitemap',
  problem: 'robots.txt does not name the sitemap',
  why: 'Crawlers that were not told about the sitemap find it there.',
  fix: 'Add a line with “Sitemap:” and the full URL of the sitemap to robots.txt.',
  source: 'https://www.sitemaps.org/protocol.html#submit_robots',
  applies: ({ robots, sitemap }) => robots.status === 200 && sitemap.status === 200,
  check: ({ robots, sitemap }) =>
    robots.sitemaps.length === 0
      ? { lookedIn: `${robots.url}: no Sitemap line`, fix: `Add the line “Sitemap: ${sitemap.url}” to robots.txt.` }
      : null,
});
