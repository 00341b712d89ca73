import { defineSiteAudit } from '../define-audit.ts';

export const httpsNotEnforced = defineSiteAudit('security/https-not-enforced', {
  severity: 'high',
  weight: 2,
  title: 'Unencrypted URLs redirect to https',
  problem: 'The site does not redirect http to https',
  why: 'Visitors who follow an old link stay unprotected, and search engines see two sites.',
  fix: 'Redirect every http URL to https with status 301.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/https-pages',
  applies: (site) => site.https === true,
  check: (site) => (site.url.startsWith('http:') ? { snippet: `${site.url} responded without redirecting to https` } : null),
});
