import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingTitle = defineAudit('seo/missing-title', {
  severity: 'high',
  weight: 3,
  title: 'Every page has a title',
  problem: 'The page has no title',
  why: 'Search results, browser tabs and shared links show the title before anything else.',
  fix: 'Give the page a title: what it offers, then the name of the business.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  check: (page) =>
    (page.title ?? '').trim() === '' ? missingFromHead(page, page.title === null ? 'title element' : 'text in the title') : null,
});
