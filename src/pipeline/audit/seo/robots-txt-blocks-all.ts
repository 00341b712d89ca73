import { closesSiteTo } from '../../crawl/robots-groups.ts';
import { defineSiteAudit } from '../define-audit.ts';

export const robotsTxtBlocksAll = defineSiteAudit('seo/robots-txt-blocks-all', {
  severity: 'high',
  weight: 3,
  title: 'robots.txt allows search engines',
  problem: 'robots.txt blocks the whole site for crawlers',
  why: 'Search engines may not read a single page, so the site cannot be found for its content.',
  fix: 'Remove “Disallow: /” under “User-agent: *”, and block only what is not public.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  applies: (site) => site.robots.status === 200,
  check: ({ robots }) => (closesSiteTo('*', robots.text) ? { snippet: 'User-agent: *, Disallow: /', lookedIn: robots.url } : null),
});
