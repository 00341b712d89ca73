import { defineAudit } from '../define-audit.ts';

export const redirectChain = defineAudit('seo/redirect-chain', {
  check: ({ redirects, url }) =>
    redirects.length < 2
      ? null
      : { snippet: [...redirects.map((step) => `${step.url} (${step.status})`), url].join(' → '), count: redirects.length },
});
