import { defineAudit } from '../define-audit.ts';

/** The last policy of a list that a browser knows is the one that counts. */
function isLeaky(policies: string): boolean {
  const last = policies.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return last === 'unsafe-url' || last === 'no-referrer-when-downgrade';
}

export const leakyReferrerPolicy = defineAudit('security/leaky-referrer-policy', {
  severity: 'low',
  siteWide: true,
  title: 'Other sites do not see full page URLs (Referrer-Policy)',
  problem: 'Other sites see the full URL of the page a visitor comes from (Referrer-Policy)',
  why: 'URLs can contain search terms, names or access keys.',
  fix: 'Send Referrer-Policy: strict-origin-when-cross-origin.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy',
  // Without a policy browsers use strict-origin-when-cross-origin, so a missing header is not an issue.
  check: (page) => {
    const header = page.headers['referrer-policy'] ?? '';
    if (isLeaky(header)) return { header: 'referrer-policy', snippet: header };
    const meta = page.meta.referrer ?? '';
    return isLeaky(meta) ? { selector: 'head > meta[name="referrer"]', snippet: meta } : null;
  },
});
