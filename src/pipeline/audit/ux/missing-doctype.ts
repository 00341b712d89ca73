import { defineAudit } from '../define-audit.ts';
import { readingOf } from '../evidence.ts';

export const missingDoctype = defineAudit('ux/missing-doctype', {
  severity: 'low',
  title: 'Pages declare that they are HTML',
  problem: 'The page has no doctype',
  why: 'Browsers then fall back to quirks mode from the 1990s, and layouts differ from browser to browser.',
  fix: 'Start the page with <!doctype html>.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
  check: (page) => (page.doctype ? null : { lookedIn: `start of ${readingOf(page)}` }),
});
