import { isWideSpace } from '#text/white-space.ts';
/** Hints that a text may contain something worth a closer look; bits of one number. */
export const Hints = { digit: 1, at: 2, bracket: 4 } as const;

const SPACE = 0x20;

/** What a character of ASCII does to the words around it. */
const Kind = { ends: 0, letter: 1, digit: 2, space: 3, joins: 4, at: 5, bracket: 6, otherSpace: 7 } as const;
const KINDS = new Uint8Array(128);
for (const [chars, kind] of [
  ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', Kind.letter],
  ['0123456789', Kind.digit],
  [' ', Kind.space],
  // Apostrophes and hyphens join words.
  ["'-", Kind.joins],
  ['@', Kind.at],
  ['(<[{', Kind.bracket],
  ['\t\n\v\f\r', Kind.otherSpace],
] as const) {
  for (const char of chars) KINDS[char.charCodeAt(0)] = kind;
}

export type ScannedText = {
  words: number;
  /** Bits of `Hints`. */
  hints: number;
  /** Whether foldText() would leave the text as it is. */
  folded: boolean;
};

/** The UTF-16 units of a text. Reading them is several times quicker than asking a text put together from parts for each. */
export function toCodeUnits(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  Buffer.from(codes.buffer).write(text, 'utf16le');
  return codes;
}

/**
 * Words and signs of a stretch of text, in one pass over it. Of scripts written without spaces (Han, kana, Thai) two
 * characters count as a word.
 */
export function scanText(codes: Uint16Array, start = 0, end = codes.length): ScannedText {
  let words = 0;
  let unspaced = 0;
  let hints = 0;
  let inWord = false;
  let folded = true;
  let last = SPACE;
  for (let index = start; index < end; index += 1) {
    const code = codes[index] ?? 0;
    if (code < 0x80) {
      const kind = KINDS[code];
      if (kind === Kind.letter) {
        if (!inWord) words += 1;
        inWord = true;
      } else if (kind === Kind.space) {
        if (last === SPACE) folded = false;
        inWord = false;
      } else if (kind === Kind.digit) {
        hints |= Hints.digit;
        if (!inWord) words += 1;
        inWord = true;
      } else if (kind !== Kind.joins) {
        if (kind === Kind.at) hints |= Hints.at;
        else if (kind === Kind.bracket) hints |= Hints.bracket;
        else if (kind === Kind.otherSpace) folded = false;
        inWord = false;
      }
    } else if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0x0e00 && code <= 0x0e7f)) {
      unspaced += 1;
      inWord = false;
    } else {
      if (isWideSpace(code)) folded = false;
      if (code >= 0xc0 && !(code >= 0x2000 && code <= 0x303f) && !(code >= 0xff00 && code <= 0xff65)) {
        if (!inWord) words += 1;
        inWord = true;
      } else if (code !== 0x2019) {
        inWord = false;
      }
    }
    last = code;
  }
  return { words: words + Math.ceil(unspaced / 2), hints, folded: folded && (last !== SPACE || start === end) };
}

/** Whether foldText() would leave a stretch of text as it is, white space at its ends aside. */
export function isFolded(codes: Uint16Array, start: number, end: number): boolean {
  let last = 0;
  for (let index = start; index < end; index += 1) {
    const code = codes[index] ?? 0;
    if (code < 0x80 ? (code === SPACE && last === SPACE) || KINDS[code] === Kind.otherSpace : isWideSpace(code)) return false;
    last = code;
  }
  return true;
}

/** Index of the first character from `start` that is no white space, at most `end`. */
export function skipSpace(codes: Uint16Array, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(codes[at] ?? 0)) at += 1;
  return at;
}

/** Index after the last character before `end` that is no white space, at least `start`. */
export function skipSpaceBack(codes: Uint16Array, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(codes[at - 1] ?? 0)) at -= 1;
  return at;
}

function isSpace(code: number): boolean {
  return code < 0x80 ? code === SPACE || KINDS[code] === Kind.otherSpace : isWideSpace(code);
}
