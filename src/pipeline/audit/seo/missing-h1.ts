import { defineAudit } from '../define-audit.ts';
import { isReadWhole, mainHeading, missingFromBody } from '../evidence.ts';

export const missingH1 = defineAudit('seo/missing-h1', {
  severity: 'medium',
  weight: 3,
  title: 'Every page has a main heading',
  problem: 'The page has no main heading (h1)',
  why: 'The main heading tells visitors, search engines and screen readers what the page is about.',
  fix: 'Make the line that names the page an h1.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/Heading_Elements',
  applies: isReadWhole,
  check: (page) => (mainHeading(page) ? null : missingFromBody(page, 'visible h1 with text')),
});
