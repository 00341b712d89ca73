import { hasLetter, hasNumber } from '#text/characters.ts';

/** Whether two neighboring characters are part of one word or one number. */
const isJoined = (a: string, b: string) => (hasLetter(a) && hasLetter(b)) || (hasNumber(a) && hasNumber(b));

function contains(text: string, phrase: string): boolean {
  const isPrefix = phrase.endsWith('*');
  const words = isPrefix ? phrase.slice(0, -1) : phrase;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isStart = !isJoined(text.charAt(at - 1), text.charAt(at));
    if (isStart && (isPrefix || !isJoined(text.charAt(end - 1), text.charAt(end)))) return true;
  }
  return false;
}

/**
 * Whether a text has one of the phrases as whole words. A phrase that ends in `*` also matches longer words; a phrase with a capital
 * letter is a name and must be written that way, others match in any case.
 */
export function mentions(text: string, phrases: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return phrases.some((phrase) => contains(phrase === phrase.toLowerCase() ? lower : text, phrase));
}
