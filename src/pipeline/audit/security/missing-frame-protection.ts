import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingFrameProtection = defineAudit('security/missing-frame-protection', {
  siteWide: true,
  check: (page) => {
    const policy = (page.headers['content-security-policy'] ?? '').toLowerCase();
    const options = (page.headers['x-frame-options'] ?? '').toLowerCase();
    const isProtected = policy.includes('frame-ancestors') || options.includes('deny') || options.includes('sameorigin');
    return isProtected ? null : missingHeader(page, 'x-frame-options');
  },
});
