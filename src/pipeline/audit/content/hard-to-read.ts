import { readingEase } from '#text/readability.ts';
import { endsSentence } from '#text/segment.ts';
import { partsBetweenSpaces } from '#text/white-space.ts';
import { defineAudit } from '../define-audit.ts';

/** Below 30 a text is "very difficult", for readers with a university degree (Flesch 1948). */
const MIN_EASE = 30;
/** Fewer words give no steady figure. */
const MIN_WORDS = 200;
/** More words change the figure by little: a longer text is judged by its beginning. */
const MAX_WORDS = 2000;

export const hardToRead = defineAudit('content/hard-to-read', {
  applies: (page) => page.detectedLanguage === 'en' && page.type !== 'legal' && sentencesOf(page.blocks, MIN_WORDS).words >= MIN_WORDS,
  check: (page) => {
    const { texts, words, isWhole } = sentencesOf(page.blocks, MAX_WORDS);
    const ease = readingEase(texts, 'en');
    return ease !== null && ease < MIN_EASE
      ? {
          snippet: `Flesch reading ease ${Math.round(ease)} of 100 over ${words} words`,
          lookedIn: isWhole ? 'paragraphs of the page' : 'the first paragraphs of the page',
        }
      : null;
  },
});

/** Whole sentences only, until they have `enough` words: labels and lists of names have no reading ease. */
function sentencesOf(blocks: { tag: string; text: string }[], enough: number): { texts: string[]; words: number; isWhole: boolean } {
  const texts: string[] = [];
  let words = 0;
  for (const { tag, text } of blocks) {
    if (tag !== 'p' || !endsSentence(text.slice(-2))) continue;
    if (words >= enough) return { texts, words, isWhole: false };
    texts.push(text);
    words += partsBetweenSpaces(text);
  }
  return { texts, words, isWhole: true };
}
