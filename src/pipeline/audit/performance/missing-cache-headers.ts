import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingCacheHeaders = defineAudit('performance/missing-cache-headers', {
  severity: 'low',
  siteWide: true,
  title: 'Pages send caching headers',
  problem: 'Pages send no caching headers',
  why: 'Browsers then guess, or download again what has not changed.',
  fix: 'Send Cache-Control, and ETag or Last-Modified, with every page.',
  source: 'https://www.rfc-editor.org/rfc/rfc9111.html#section-4.2',
  check: (page) =>
    ['cache-control', 'expires', 'etag', 'last-modified'].some((name) => page.headers[name]) ? null : missingHeader(page, 'cache-control'),
});
