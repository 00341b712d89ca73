import { hasNumber } from './characters.ts';
import { editDistance } from './edit-distance.ts';
import { splitAtSpaces } from './white-space.ts';
import { lettersOf } from './words.ts';

/** Shorter words are others with one letter changed. Set by hand. */
export const FEWEST_LETTERS = 6;
/** From so many letters on, two may differ. Set by hand. */
const LONG = 9;

/** How many letters of a word may differ when it is only spelled in another way. */
export function mostChanged(word: string): number {
  if (word.length < FEWEST_LETTERS || hasNumber(word)) return 0;
  return word.length >= LONG ? 2 : 1;
}

/**
 * Whether `other` says the same words and only spells them in another way: it differs in spaces, marks and capitals, or in a letter of a long
 * word, in two of a very long one.
 */
export function isRespelled(words: string, other: string): boolean {
  if (other === words || other === '') return false;
  if (lettersOf(other) === lettersOf(words)) return true;
  const [from, to] = [words, other].map((text) => splitAtSpaces(text).map(lettersOf)) as [string[], string[]];
  const isSame = (word: string, at: number) => {
    const now = to[at] ?? '';
    const most = Math.min(mostChanged(word), mostChanged(now));
    return word === now || editDistance(word, now, most) <= most;
  };
  return from.length === to.length && from.every(isSame);
}
