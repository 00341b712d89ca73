import { defineAudit } from '../define-audit.ts';

/** Words from which on capitals are a sentence rather than a name or a label. */
const MIN_WORDS = 8;
const SENTENCE_TAGS = new Set(['p', 'li', 'blockquote', 'td', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export const shoutingText = defineAudit('content/shouting-text', {
  severity: 'low',
  title: 'Sentences are not written in all caps',
  problem: 'A sentence is written in all caps',
  why: 'All caps are hard to read, and some screen readers spell them out letter by letter.',
  fix: 'Write it in normal case, and let the style sheet capitalize it where needed.',
  source: 'https://learn.microsoft.com/en-us/style-guide/capitalization',
  applies: (page) => page.blocks.length > 0,
  check: (page) =>
    page.blocks
      .filter(({ tag, text }) => SENTENCE_TAGS.has(tag) && isShouted(text))
      .map(({ selector, text }) => ({ selector, snippet: text })),
});

function isShouted(text: string): boolean {
  // Almost every text has a word in small letters.
  if (/[a-z]{2}/.test(text)) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  // Scripts without capitals are equal in both cases.
  return words.length >= MIN_WORDS && words.every((word) => word === word.toUpperCase() && word !== word.toLowerCase());
}
