import { defineAudit } from '../define-audit.ts';

const LEAKY = /(^|,)\s*(unsafe-url|no-referrer-when-downgrade)\s*$/i;

export const leakyReferrerPolicy = defineAudit({
  id: 'leaky-referrer-policy',
  category: 'security',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'page',
  siteWide: true,
  title: 'Other sites do not learn full addresses',
  problem: 'Other sites learn the full address of the page a visitor comes from',
  why: 'Addresses may hold search words, names or keys.',
  fix: 'Send Referrer-Policy: strict-origin-when-cross-origin.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy',
  // Without a policy browsers use strict-origin-when-cross-origin, so a missing header is not an issue.
  check: (page) => {
    const header = page.headers['referrer-policy'] ?? '';
    if (LEAKY.test(header)) return { header: 'referrer-policy', snippet: header };
    const meta = page.meta.referrer ?? '';
    return LEAKY.test(meta) ? { selector: 'head > meta[name="referrer"]', snippet: meta } : null;
  },
});
