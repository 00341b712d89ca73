import { defineAudit } from '../define-audit.ts';
import { isReadWhole, readingOf } from '../evidence.ts';

/** Fewer words are at most a menu. */
const MIN_WORDS = 10;

export const emptyPage = defineAudit({
  id: 'empty-page',
  category: 'content',
  severity: 'high',
  weight: 2,
  effort: 'medium',
  scope: 'page',
  title: 'Every page has something to read',
  problem: 'The page has hardly a word on it',
  why: 'Visitors and search engines find nothing there; what only scripts or pictures show is lost on many of them.',
  fix: 'Write what the page is for into the page itself, or remove it and redirect its address.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  applies: isReadWhole,
  check: (page) =>
    page.wordCount < MIN_WORDS ? { snippet: `${page.wordCount} words`, lookedIn: `visible text of ${readingOf(page)}` } : null,
});
