import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingCsp = defineAudit('security/missing-csp', {
  severity: 'medium',
  weight: 2,
  effort: 'medium',
  siteWide: true,
  title: 'A content security policy limits which scripts can run',
  problem: 'There is no content security policy',
  why: 'If someone injects a script into the site, the policy keeps it from running.',
  fix: 'Send Content-Security-Policy; start with Content-Security-Policy-Report-Only to see what it would block.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP',
  // A policy in a meta element counts too, but frame-ancestors does not work there.
  check: (page) =>
    page.headers['content-security-policy']?.trim() || page.meta['content-security-policy']?.trim()
      ? null
      : missingHeader(page, 'content-security-policy'),
});
