import { defineAudit } from '../define-audit.ts';

/** Words from which on capitals are a sentence rather than a name or a label. */
const MIN_WORDS = 8;
const SENTENCE_TAGS = new Set(['p', 'li', 'blockquote', 'td', 'dd', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export const shoutingText = defineAudit('content/shouting-text', {
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
