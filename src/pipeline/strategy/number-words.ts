import numberWords from './number-words.json' with { type: 'json' };

const WORDS: Record<string, readonly string[]> = numberWords;
/** The number that the first word of each list means. */
const FIRST = 2;

/** The words for numbers from two on in a language; undefined where they are not known. */
export const wordsForNumbers = (language: string): readonly string[] | undefined => WORDS[language];

/** The number that a word or digits mean; NaN for anything else. */
export function numberOf(word: string, words: readonly string[]): number {
  const at = words.indexOf(word.toLowerCase());
  return at >= 0 ? at + FIRST : Number(word);
}

/** The word for a number; '' where there is none. */
export const wordFor = (count: number, words: readonly string[]): string => words[count - FIRST] ?? '';
