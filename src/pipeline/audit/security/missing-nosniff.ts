import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingNosniff = defineAudit('security/missing-nosniff', {
  severity: 'low',
  weight: 2,
  siteWide: true,
  title: 'Browsers trust the declared file types (nosniff)',
  problem: 'Browsers may guess file types (no nosniff header)',
  why: 'A file uploaded by a visitor could then run as a script.',
  fix: 'Send X-Content-Type-Options: nosniff.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
  check: (page) =>
    (page.headers['x-content-type-options'] ?? '').toLowerCase().includes('nosniff') ? null : missingHeader(page, 'x-content-type-options'),
});
