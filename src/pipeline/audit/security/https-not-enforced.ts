import { defineAudit } from '../define-audit.ts';

export const httpsNotEnforced = defineAudit({
  id: 'https-not-enforced',
  category: 'security',
  severity: 'high',
  weight: 2,
  effort: 'small',
  scope: 'site',
  title: 'Unencrypted addresses lead to the encrypted site',
  problem: 'The site answers without encryption although it could encrypt',
  why: 'Visitors who come by an old link stay unprotected, and search engines see two sites.',
  fix: 'Redirect every http address to https with status 301.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/https-pages',
  applies: (site) => site.https === true,
  check: (site) => (site.url.startsWith('http:') ? { snippet: `${site.url} answered without a redirect to https` } : null),
});
