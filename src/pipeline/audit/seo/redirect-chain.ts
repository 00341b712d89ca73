import { defineAudit } from '../define-audit.ts';

export const redirectChain = defineAudit('seo/redirect-chain', {
  severity: 'medium',
  effort: 'medium',
  title: 'No page is reached through a redirect chain',
  problem: 'The page is reached through a redirect chain',
  why: 'Each step delays the page on slow connections, and crawlers give up after a few.',
  fix: 'Redirect the first URL straight to the last.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#3xx',
  check: ({ redirects, url }) =>
    redirects.length < 2
      ? null
      : { snippet: [...redirects.map((step) => `${step.url} (${step.status})`), url].join(' → '), count: redirects.length },
});
