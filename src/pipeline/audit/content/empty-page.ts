import { defineAudit } from '../define-audit.ts';
import { ifSeen, isReadWhole, readingOf } from '../evidence.ts';

/** Fewer words are at most a menu. */
const MIN_WORDS = 10;

export const emptyPage = defineAudit('content/empty-page', {
  applies: isReadWhole,
  check: (page) =>
    page.wordCount < MIN_WORDS
      ? { snippet: `${page.wordCount} words`, lookedIn: `visible text of ${readingOf(page)}`, ...ifSeen(page) }
      : null,
});
