import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingCsp = defineAudit('security/missing-csp', {
  siteWide: true,
  // A policy in a meta element counts too, but frame-ancestors does not work there.
  check: (page) =>
    page.headers['content-security-policy']?.trim() || page.meta['content-security-policy']?.trim()
      ? null
      : missingHeader(page, 'content-security-policy'),
});
