import { defineAudit } from '../define-audit.ts';
import { ifSeen, isReadWhole, readingOf } from '../evidence.ts';

/** A page that is to convince or inform needs more than a few sentences; no search engine names a number. */
const MIN_WORDS = 120;
/** Below this it is empty-page's. */
const EMPTY_BELOW = 10;
const TELLING_TYPES = new Set(['home', 'about', 'services', 'service', 'product', 'case-studies', 'article']);

const UNSPACED = new Set(['ja', 'zh', 'th', 'ko']);

export const thinContent = defineAudit('content/thin-content', {
  // Words are counted by spaces, which Chinese, Japanese and Thai do without.
  applies: (page) =>
    TELLING_TYPES.has(page.type) && isReadWhole(page) && !UNSPACED.has((page.detectedLanguage ?? page.lang ?? '').slice(0, 2)),
  check: (page) =>
    page.wordCount < MIN_WORDS && page.wordCount >= EMPTY_BELOW
      ? { snippet: `${page.wordCount} words`, lookedIn: `visible text of ${readingOf(page)}, menu and footer included`, ...ifSeen(page) }
      : null,
});
