import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingNosniff = defineAudit({
  id: 'missing-nosniff',
  category: 'security',
  severity: 'low',
  weight: 2,
  effort: 'small',
  scope: 'page',
  siteWide: true,
  title: 'Browsers take files for what the server says',
  problem: 'Browsers may guess what kind of file they got',
  why: 'A file that visitors uploaded could then be run as a script.',
  fix: 'Send X-Content-Type-Options: nosniff.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options',
  check: (page) =>
    /\bnosniff\b/i.test(page.headers['x-content-type-options'] ?? '') ? null : missingHeader(page, 'x-content-type-options'),
});
