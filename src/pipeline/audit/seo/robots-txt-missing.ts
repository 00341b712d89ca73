import { defineSiteAudit } from '../define-audit.ts';
import { notFetched } from '../evidence.ts';

export const robotsTxtMissing = defineSiteAudit('seo/robots-txt-missing', {
  severity: 'low',
  title: 'The site has a robots.txt',
  problem: 'The site has no robots.txt',
  why: 'This blocks nothing, but crawlers request it first and find the sitemap through it.',
  fix: "Put a robots.txt at the site's root that allows what is public and names the sitemap.",
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/create-robots-txt',
  applies: ({ robots }) => (robots.status ?? 0) < 500,
  check: ({ robots }) => {
    if (robots.status === null) return notFetched(robots.url);
    return robots.status >= 400 ? { lookedIn: `${robots.url} (${robots.status})` } : null;
  },
});
