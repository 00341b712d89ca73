import { defineAudit } from '../define-audit.ts';
import { NOT_IN_BROWSER } from '../evidence.ts';

/** Google's boundary of "poor" for Cumulative Layout Shift (web.dev/articles/cls). */
const POOR_CLS = 0.25;

export const layoutShifts = defineAudit('performance/layout-shifts', {
  severity: 'medium',
  weight: 2,
  effort: 'medium',
  title: 'The layout stays in place while the page loads',
  problem: 'The layout shifts while the page loads (CLS)',
  why: 'Readers lose their place and tap the wrong button when something pushes the page down.',
  fix: 'Reserve space for images, banners and embedded content with width and height or aspect-ratio.',
  source: 'https://web.dev/articles/cls',
  check: ({ vitals }) => {
    if (!vitals) return NOT_IN_BROWSER;
    if (vitals.cls <= POOR_CLS) return null;
    return { snippet: 'Cumulative Layout Shift above 0.25', lookedIn: 'the page in a browser while it loaded' };
  },
});
