import { defineAudit } from '../define-audit.ts';
import { isReadWhole, readingOf, visible } from '../evidence.ts';

/** A text of this length takes over two minutes to read. */
const MIN_WORDS = 600;

export const missingSubheadings = defineAudit('content/missing-subheadings', {
  applies: (page) => page.wordCount >= MIN_WORDS && isReadWhole(page),
  check: (page) => {
    const count = visible(page.headings).filter(({ text }) => text.trim() !== '').length;
    return count < 3 ? { snippet: `${page.wordCount} words, ${count} headings`, lookedIn: `headings of ${readingOf(page)}` } : null;
  },
});
