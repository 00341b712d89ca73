import { foldWords } from './normalize.ts';

/** The words of a text in compared form (see foldWords), each with where it starts and ends in the text (UTF-16 units). */
export type Tokens = { words: string[]; starts: number[]; ends: number[] };

/** A word in any script. */
const WORD = /[\p{L}\p{N}\p{M}](?:['’`´]*[\p{L}\p{N}\p{M}])*/uy;

/** Splits a text into words as foldWords does, but keeps their positions. Runs of scripts without spaces stay one token. */
export function tokenize(text: string): Tokens {
  const tokens: Tokens = { words: [], starts: [], ends: [] };
  const { length } = text;
  const add = (word: string, start: number, end: number) => {
    tokens.words.push(word);
    tokens.starts.push(start);
    tokens.ends.push(end);
  };
  const codes = readCodes(text);
  for (let at = 0; at < length; ) {
    const start = at;
    let hash = 0;
    for (let letter = plainLetter(codes, at); letter !== 0 && at < length; letter = plainLetter(codes, at)) {
      hash = (Math.imul(hash, 31) + letter) | 0;
      at += 1;
    }
    const next = at < length ? codes[at] : SPACE;
    if (next === undefined || next >= 0x80 || next === APOSTROPHE || next === BACKTICK) {
      WORD.lastIndex = start;
      const raw = WORD.exec(text)?.[0] ?? '';
      at = start + Math.max(raw.length, 1);
      // A fraction such as ½ folds to two words.
      if (raw !== '') for (const word of foldWords(raw).split(' ')) if (word !== '') add(word, start, at);
    } else if (at > start) add(plainWord(text, start, at, hash), start, at);
    else at += 1;
  }
  return tokens;
}

const SPACE = 0x20;
const APOSTROPHE = 0x27;
const BACKTICK = 0x60;

/** The code units of the text being split; grows with the longest one. */
let scratch = new Uint16Array(4_096);

/** The code units of a text, to read at once: charCodeAt() of a slice of a page's text takes several times as long. */
function readCodes(text: string): Uint16Array {
  if (text.length > scratch.length) scratch = new Uint16Array(2 * text.length);
  Buffer.from(scratch.buffer).write(text, 'utf16le');
  return scratch;
}

/** Letters and digits of ASCII by code unit, letters in lower case: most words have no others. */
const PLAIN = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  PLAIN[letter.charCodeAt(0)] = letter.charCodeAt(0);
  PLAIN[letter.toUpperCase().charCodeAt(0)] = letter.charCodeAt(0);
}

/** The letter or digit of ASCII at an index, in lower case; 0 for anything else. */
const plainLetter = (codes: Uint16Array, at: number): number => PLAIN[codes[at] ?? 0] ?? 0;

/** Short words met lately, each in the slot of its hash. A power of two. */
const recentWords: string[] = new Array(16_384).fill('');
/** A slice of a text that is longer keeps the whole text in memory. */
const MAX_RECENT_LENGTH = 12;

/**
 * The word of plain letters and digits at [start, end) of the text whose code units were read last, in lower case. A word met lately is the
 * same string again: texts consist of the same few thousand words, and who looks up a string met before need not read its letters.
 */
function plainWord(text: string, start: number, end: number, hash: number): string {
  const slot = (hash ^ (hash >>> 15)) & (recentWords.length - 1);
  const recent = recentWords[slot] ?? '';
  if (recent.length === end - start && isWordAt(start, recent)) return recent;
  const word = text.slice(start, end).toLowerCase();
  if (word.length <= MAX_RECENT_LENGTH) recentWords[slot] = word;
  return word;
}

function isWordAt(start: number, word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (plainLetter(scratch, start + at) !== word.charCodeAt(at)) return false;
  return true;
}
