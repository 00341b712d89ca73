import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingCacheHeaders = defineAudit('performance/missing-cache-headers', {
  siteWide: true,
  check: (page) =>
    ['cache-control', 'expires', 'etag', 'last-modified'].some((name) => page.headers[name]) ? null : missingHeader(page, 'cache-control'),
});
