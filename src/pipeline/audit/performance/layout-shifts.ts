import { defineAudit } from '../define-audit.ts';
import { NOT_IN_BROWSER } from '../evidence.ts';

/** Google's boundary of "poor" for Cumulative Layout Shift (web.dev/articles/cls). */
const POOR_CLS = 0.25;

export const layoutShifts = defineAudit('performance/layout-shifts', {
  check: ({ vitals }) => {
    if (!vitals) return NOT_IN_BROWSER;
    if (vitals.cls <= POOR_CLS) return null;
    return { snippet: 'Cumulative Layout Shift above 0.25', lookedIn: 'the page in a browser while it loaded' };
  },
});
