import { partsBetweenSpaces } from '#text/white-space.ts';
import { defineAudit } from '../define-audit.ts';

/** About twelve lines on a screen of a desk, two screens of a phone. */
const MAX_WORDS = 150;

export const longParagraph = defineAudit('content/long-paragraph', {
  severity: 'low',
  title: 'Paragraphs are short enough to read on a screen',
  problem: 'A paragraph is a wall of text',
  why: 'People skim; in a long paragraph they find no place to pause and give up.',
  fix: 'Split it into one idea per paragraph, and turn enumerations into lists.',
  source: 'https://www.nngroup.com/articles/how-users-read-on-the-web/',
  applies: (page) => page.type !== 'legal' && page.blocks.some(({ tag }) => tag === 'p'),
  check: (page) => {
    const long = page.blocks
      .filter(({ tag, text }) => tag === 'p' && text.length >= 2 * MAX_WORDS - 1)
      .map(({ selector, text }) => ({ selector, text, words: partsBetweenSpaces(text) }))
      .filter(({ words }) => words > MAX_WORDS);
    return long.map(({ selector, text, words }) => ({ selector, snippet: `${words} words: ${text.slice(0, 120)}` }));
  },
});
