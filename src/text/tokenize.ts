import { foldWords } from './normalize.ts';

/** The words of a text in compared form (see foldWords), each with where it starts and ends in the text (UTF-16 units). */
export type Tokens = { words: string[]; starts: number[]; ends: number[] };

const WORD = /[\p{L}\p{N}\p{M}](?:['’`´]*[\p{L}\p{N}\p{M}])*/gu;

/** Splits a text into words as foldWords does, but keeps their positions. Runs of scripts without spaces stay one token. */
export function tokenize(text: string): Tokens {
  const tokens: Tokens = { words: [], starts: [], ends: [] };
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const folded = foldWords(raw);
    if (folded === '') continue;
    // A fraction such as ½ folds to two words.
    for (const word of folded.includes(' ') ? folded.split(' ') : [folded]) {
      tokens.words.push(word);
      tokens.starts.push(index);
      tokens.ends.push(index + raw.length);
    }
  }
  return tokens;
}
