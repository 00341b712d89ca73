import { closesSiteTo } from '../../crawl/robots-groups.ts';
import { defineSiteAudit } from '../define-audit.ts';

export const robotsTxtBlocksAll = defineSiteAudit('seo/robots-txt-blocks-all', {
  applies: (site) => site.robots.status === 200,
  check: ({ robots }) => (closesSiteTo('*', robots.text) ? { snippet: 'User-agent: *, Disallow: /', lookedIn: robots.url } : null),
});
