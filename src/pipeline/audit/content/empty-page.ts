import { defineAudit } from '../define-audit.ts';
import { ifSeen, isReadWhole, readingOf } from '../evidence.ts';

/** Fewer words are at most a menu. */
const MIN_WORDS = 10;

export const emptyPage = defineAudit('content/empty-page', {
  severity: 'high',
  weight: 2,
  effort: 'medium',
  title: 'Every page has text to read',
  problem: 'The page has hardly any text',
  why: 'Visitors and search engines find nothing on it; many of them never see content that only scripts or images show.',
  fix: "Write the page's content into the page itself, or remove the page and redirect its URL.",
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  applies: isReadWhole,
  check: (page) =>
    page.wordCount < MIN_WORDS
      ? { snippet: `${page.wordCount} words`, lookedIn: `visible text of ${readingOf(page)}`, ...ifSeen(page) }
      : null,
});
