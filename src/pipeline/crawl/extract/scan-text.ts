import { isWideSpace } from '#text/white-space.ts';

/** Hints that a text may contain something worth a closer look; bits of one number. */
export const Hints = { digit: 1, at: 2, bracket: 4 } as const;

/** What a character does to the words around it; most signs of ASCII end a word. */
const Kind = { ends: 0, letter: 1, digit: 2, joins: 3, at: 4, bracket: 5, unspaced: 6, space: 7, otherSpace: 8 } as const;
const KINDS = new Uint8Array(128);
for (const [chars, kind] of [
  ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', Kind.letter],
  ['0123456789', Kind.digit],
  // Apostrophes and hyphens join words.
  ["'-", Kind.joins],
  ['@', Kind.at],
  ['(<[{', Kind.bracket],
  [' ', Kind.space],
  ['\t\n\v\f\r', Kind.otherSpace],
] as const) {
  for (const char of chars) KINDS[char.charCodeAt(0)] = kind;
}

/** `isFolded`: foldText() would leave the text as it is. `hints` are bits of `Hints`. */
export type TextScan = { words: number; hints: number; isFolded: boolean };

/** The UTF-16 units of a text. Reading them is several times faster than charCodeAt() on slices of a long text. */
export function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  Buffer.from(codes.buffer).write(text, 'utf16le');
  return codes;
}

/**
 * Counts the words of a stretch of text and looks for signs and white space, in one pass. Of scripts written without spaces (Han, kana,
 * Thai) two characters count as a word.
 */
export function scanText(codes: Uint16Array, start = 0, end = codes.length): TextScan {
  let words = 0;
  let unspaced = 0;
  let hints = 0;
  let inWord = false;
  let isFolded = true;
  let last: number = Kind.space;
  for (let at = start; at < end; at += 1) {
    const code = codes[at] ?? 0;
    const kind = (code < 0x80 ? KINDS[code] : kindOf(code)) ?? Kind.ends;
    const isPart = kind === Kind.letter || kind === Kind.digit;
    if (isPart && !inWord) words += 1;
    if (kind === Kind.digit) hints |= Hints.digit;
    else if (kind === Kind.unspaced) unspaced += 1;
    else if (kind === Kind.at) hints |= Hints.at;
    else if (kind === Kind.bracket) hints |= Hints.bracket;
    else if (kind === Kind.otherSpace || (kind === Kind.space && last === Kind.space)) isFolded = false;
    if (kind !== Kind.joins) inWord = isPart;
    last = kind;
  }
  return { words: words + Math.ceil(unspaced / 2), hints, isFolded: isFolded && (last !== Kind.space || start === end) };
}

/** Kind of a character beyond ASCII. */
function kindOf(code: number): number {
  if (isWideSpace(code)) return Kind.otherSpace;
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0x0e00 && code <= 0x0e7f)) return Kind.unspaced;
  if (code >= 0xc0 && !(code >= 0x2000 && code <= 0x303f) && !(code >= 0xff00 && code <= 0xff65)) return Kind.letter;
  return code === 0x2019 ? Kind.joins : Kind.ends;
}
