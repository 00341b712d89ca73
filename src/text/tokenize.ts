import { foldWords } from './normalize.ts';

/** The words of a text in compared form (see foldWords), each with where it starts and ends in the text (UTF-16 units). */
export type Tokens = { words: string[]; starts: number[]; ends: number[] };

/** A word in any script. */
const WORD = /[\p{L}\p{N}\p{M}](?:['’`´]*[\p{L}\p{N}\p{M}])*/uy;

/** Splits a text into words as foldWords does, but keeps their positions. Runs of scripts without spaces stay one token. */
export function tokenize(text: string): Tokens {
  const tokens: Tokens = { words: [], starts: [], ends: [] };
  const add = (word: string, start: number, end: number) => {
    tokens.words.push(word);
    tokens.starts.push(start);
    tokens.ends.push(end);
  };
  for (let at = 0; at < text.length; ) {
    const start = at;
    while (at < text.length && isPlain(text.charCodeAt(at))) at += 1;
    const next = at < text.length ? text.charCodeAt(at) : SPACE;
    if (next >= 0x80 || next === APOSTROPHE || next === BACKTICK) {
      WORD.lastIndex = start;
      const raw = WORD.exec(text)?.[0] ?? '';
      at = start + Math.max(raw.length, 1);
      // A fraction such as ½ folds to two words.
      if (raw !== '') for (const word of foldWords(raw).split(' ')) if (word !== '') add(word, start, at);
    } else if (at > start) add(text.slice(start, at).toLowerCase(), start, at);
    else at += 1;
  }
  return tokens;
}

const SPACE = 0x20;
const APOSTROPHE = 0x27;
const BACKTICK = 0x60;

/** Whether this code unit is a letter or digit of ASCII: most words have no others. */
const isPlain = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
