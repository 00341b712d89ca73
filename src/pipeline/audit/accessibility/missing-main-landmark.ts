import { defineAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody } from '../evidence.ts';

export const missingMainLandmark = defineAudit('accessibility/missing-main-landmark', {
  severity: 'low',
  weight: 2,
  title: 'Pages mark their main content',
  problem: 'The page does not mark its main content',
  why: 'Screen readers jump to the main content with one key; without the landmark, people hear the menu on every page.',
  fix: 'Wrap the content between header and footer in a main element.',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA11',
  applies: isReadWhole,
  check: (page) => (page.landmarks.includes('main') ? null : missingFromBody(page, 'main element or role="main"')),
});
