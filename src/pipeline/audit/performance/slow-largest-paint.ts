import { defineAudit } from '../define-audit.ts';
import { NOT_IN_BROWSER } from '../evidence.ts';

/** Google's boundary of "poor" for Largest Contentful Paint (web.dev/articles/lcp); below it a single measurement says too little. */
const POOR_LCP_MS = 4_000;

export const slowLargestPaint = defineAudit('performance/slow-largest-paint', {
  check: ({ vitals }) => {
    if (!vitals || vitals.lcpMs === null) return NOT_IN_BROWSER;
    if (vitals.lcpMs <= POOR_LCP_MS) return null;
    return {
      snippet: 'Largest Contentful Paint took more than 4 seconds',
      lookedIn: 'the page in a browser, on a fast connection',
    };
  },
});
