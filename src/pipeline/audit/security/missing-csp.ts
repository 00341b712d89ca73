import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingCsp = defineAudit({
  id: 'missing-csp',
  category: 'security',
  severity: 'medium',
  weight: 2,
  effort: 'medium',
  scope: 'page',
  siteWide: true,
  title: 'A content security policy limits what may run',
  problem: 'No content security policy limits what may run',
  why: 'When someone slips a script into the site, the policy is what keeps it from running.',
  fix: 'Send Content-Security-Policy; begin with Content-Security-Policy-Report-Only to see what it would stop.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP',
  // A policy in a meta element counts too, but frame-ancestors does not work there.
  check: (page) =>
    page.headers['content-security-policy']?.trim() || page.meta['content-security-policy']?.trim()
      ? null
      : missingHeader(page, 'content-security-policy'),
});
