import { defineAudit } from '../define-audit.ts';
import { NOT_IN_BROWSER } from '../evidence.ts';

/** Google's boundary of "poor" for Largest Contentful Paint (web.dev/articles/lcp); below it a single measurement says too little. */
const POOR_LCP_MS = 4_000;

export const slowLargestPaint = defineAudit('performance/slow-largest-paint', {
  severity: 'high',
  weight: 2,
  effort: 'large',
  title: 'The main content loads quickly',
  problem: 'The main content loads late (LCP)',
  why: 'Visitors who look at an empty screen for seconds leave, especially on phones; search engines rank slow pages lower.',
  fix: 'Deliver the largest image or text of the first screen early: small, not lazy, not behind scripts.',
  source: 'https://web.dev/articles/lcp',
  check: ({ vitals }) => {
    if (!vitals || vitals.lcpMs === null) return NOT_IN_BROWSER;
    if (vitals.lcpMs <= POOR_LCP_MS) return null;
    return {
      snippet: 'Largest Contentful Paint took more than 4 seconds',
      lookedIn: 'the page in a browser, on a fast connection',
    };
  },
});
