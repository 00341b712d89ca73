import { lettersOf } from '#text/words.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import type { Check } from './check.ts';

/** Characters that can't be seen, markup and fences: none belongs into a prompt's line. */
const STRANGE = /(?![\n\t])[\p{Cc}\p{Cf}]|```|<\/?\p{L}|^-----/mu;

/** Fewer letters and digits are no words. */
const FEWEST_LETTERS = 2;

/** Whether a correction has the form of one: new words, of a useful length, without hidden characters and markup. */
export const checkForm: Check = ({ correction: { kind, find, replace, why } }) => {
  const most = kind === 'rewritten' ? REVIEW_LIMITS.part : REVIEW_LIMITS.replace;
  if (replace.length > most || why.length > REVIEW_LIMITS.why) return 'It is too long.';
  if (find.trim() === replace.trim()) return 'It changes nothing.';
  if (replace.trim() !== '' && find.trim().length > replace.trim().length && lettersOf(replace).length < FEWEST_LETTERS)
    return 'It says nothing.';
  return STRANGE.test(replace) && !STRANGE.test(find) ? 'It contains markup or hidden characters.' : '';
};
