import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';

export const missingAlt = defineAudit('accessibility/missing-alt', {
  severity: 'high',
  weight: 3,
  title: 'Every image has alt text',
  problem: 'An image has no alt text',
  why: 'Blind visitors and search engines learn from it what the image shows.',
  fix: 'Describe in alt what the image shows; use alt="" if it is only decoration.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  applies: (page) => visible(page.images).length > 0,
  check: (page) =>
    visible(page.images)
      .filter((image) => image.alt === null && !image.altExcused)
      .map(({ selector, src }) => ({ selector, snippet: src })),
});
