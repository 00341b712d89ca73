import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingViewport = defineAudit('ux/missing-viewport', {
  severity: 'high',
  weight: 3,
  title: 'Every page fits a phone screen',
  problem: 'The page has no viewport meta tag',
  why: 'Phones then lay the page out at desktop width and shrink it until nothing is readable.',
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport',
  check: (page) => (page.viewport === null ? missingFromHead(page, 'meta viewport') : null),
});
