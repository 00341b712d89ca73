import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingPermissionsPolicy = defineAudit('security/missing-permissions-policy', {
  siteWide: true,
  applies: (page) => page.resources.some(({ kind }) => kind === 'iframe'),
  check: (page) => (page.headers['permissions-policy']?.trim() ? null : missingHeader(page, 'permissions-policy')),
});
