import { defineAudit } from '../define-audit.ts';

/** The last policy of a list that a browser knows is the one that counts. */
function isLeaky(policies: string): boolean {
  const last = policies.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return last === 'unsafe-url' || last === 'no-referrer-when-downgrade';
}

export const leakyReferrerPolicy = defineAudit('security/leaky-referrer-policy', {
  siteWide: true,
  // Without a policy browsers use strict-origin-when-cross-origin, so a missing header is not an issue.
  check: (page) => {
    const header = page.headers['referrer-policy'] ?? '';
    if (isLeaky(header)) return { header: 'referrer-policy', snippet: header };
    const meta = page.meta.referrer ?? '';
    return isLeaky(meta) ? { selector: 'head > meta[name="referrer"]', snippet: meta } : null;
  },
});
