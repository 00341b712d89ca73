import { hasNumber } from '#text/characters.ts';
import { stem } from '#text/stem.ts';
import { knownNumbers, numbersIn } from '../../strategy/grounding/grounding.ts';
import { wordsIn } from '../../strategy/grounding/word-index.ts';

/** Share of a text's words from which a line says it in its own words, the letters of such a word, and how many a text needs. Set by hand. */
const SHARE = 0.6;
const FEWEST_LETTERS = 4;
const FEWEST_WORDS = 3;

/** The stems of a text's longer words; figures are compared as numbers. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length >= FEWEST_LETTERS && !hasNumber(word))
      .map(stem),
  );

const shareOf = (words: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...words].filter((word) => known.has(word)).length / words.size;

/** Tells whether one line of texts that a model wrote says another text in its own words: most of them, and every figure. */
export function createOwnWords(texts: readonly string[]): (text: string) => boolean {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => ({ words: stemsOf(line), numbers: knownNumbers([line]) }));
  return (text) => {
    const words = stemsOf(text);
    if (words.size < FEWEST_WORDS) return false;
    const figures = numbersIn(text);
    return lines.some((line) => shareOf(words, line.words) >= SHARE && figures.every((figure) => line.numbers.has(figure)));
  };
}
