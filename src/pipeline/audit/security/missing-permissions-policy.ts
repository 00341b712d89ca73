import { defineAudit } from '../define-audit.ts';
import { missingHeader } from '../evidence.ts';

export const missingPermissionsPolicy = defineAudit('security/missing-permissions-policy', {
  severity: 'low',
  siteWide: true,
  title: 'Embedded pages cannot use the camera or location',
  problem: 'No policy limits what embedded pages may use',
  why: 'Frames from other sites could ask for the camera, microphone or location in your name.',
  fix: 'Send Permissions-Policy: camera=(), microphone=(), geolocation=().',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Permissions_Policy',
  applies: (page) => page.resources.some(({ kind }) => kind === 'iframe'),
  check: (page) => (page.headers['permissions-policy']?.trim() ? null : missingHeader(page, 'permissions-policy')),
});
