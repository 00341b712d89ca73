import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingNosniff = defineAudit('security/missing-nosniff', {
  siteWide: true,
  check: (page) =>
    (page.headers['x-content-type-options'] ?? '').toLowerCase().includes('nosniff') ? null : missingHeader(page, 'x-content-type-options'),
});
