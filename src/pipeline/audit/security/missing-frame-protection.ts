import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingFrameProtection = defineAudit('security/missing-frame-protection', {
  severity: 'low',
  weight: 2,
  siteWide: true,
  title: 'Other sites cannot embed the pages in a frame',
  problem: 'Any site can embed the pages in a frame',
  why: 'A malicious page can lay itself over yours and steal clicks (clickjacking).',
  fix: "Send Content-Security-Policy: frame-ancestors 'self', or X-Frame-Options: SAMEORIGIN.",
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Clickjacking_Defense_Cheat_Sheet.html',
  check: (page) => {
    const policy = (page.headers['content-security-policy'] ?? '').toLowerCase();
    const options = (page.headers['x-frame-options'] ?? '').toLowerCase();
    const isProtected = policy.includes('frame-ancestors') || options.includes('deny') || options.includes('sameorigin');
    return isProtected ? null : missingHeader(page, 'x-frame-options');
  },
});
