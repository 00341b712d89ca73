import { partsBetweenSpaces } from '#text/white-space.ts';
import { defineAudit } from '../define-audit.ts';

/** About twelve lines on a screen of a desk, two screens of a phone. */
const MAX_WORDS = 150;

export const longParagraph = defineAudit('content/long-paragraph', {
  applies: (page) => page.type !== 'legal' && page.blocks.some(({ tag }) => tag === 'p'),
  check: (page) => {
    const long = page.blocks
      .filter(({ tag, text }) => tag === 'p' && text.length >= 2 * MAX_WORDS - 1)
      .map(({ selector, text }) => ({ selector, text, words: partsBetweenSpaces(text) }))
      .filter(({ words }) => words > MAX_WORDS);
    return long.map(({ selector, text, words }) => ({ selector, snippet: `${words} words: ${text.slice(0, 120)}` }));
  },
});
