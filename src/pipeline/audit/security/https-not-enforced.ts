import { defineSiteAudit } from '../define-audit.ts';

export const httpsNotEnforced = defineSiteAudit('security/https-not-enforced', {
  applies: (site) => site.https === true,
  check: (site) => (site.url.startsWith('http:') ? { snippet: `${site.url} responded without redirecting to https` } : null),
});
