import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingViewport = defineAudit({
  id: 'missing-viewport',
  category: 'ux',
  severity: 'high',
  weight: 3,
  effort: 'small',
  scope: 'page',
  title: 'Every page fits the screen of a phone',
  problem: 'The page names no viewport',
  why: 'Phones then draw the page as wide as on a desk and shrink it until nothing can be read.',
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport',
  check: (page) => (page.viewport === null ? missingFromHead(page, 'meta viewport') : null),
});
