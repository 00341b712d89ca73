/** Hints that a text may contain something worth a closer look; bits of one number. */
export const Hints = { digit: 1, at: 2, bracket: 4 } as const;

/** What a character does to the words around it; most signs of ASCII end a word. */
const Kind = { ends: 0, letter: 1, digit: 2, joins: 3, at: 4, bracket: 5, unspaced: 6 } as const;
const KINDS = new Uint8Array(128);
for (const [chars, kind] of [
  ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', Kind.letter],
  ['0123456789', Kind.digit],
  // Apostrophes and hyphens join words.
  ["'-", Kind.joins],
  ['@', Kind.at],
  ['(<[{', Kind.bracket],
] as const) {
  for (const char of chars) KINDS[char.charCodeAt(0)] = kind;
}

/**
 * Words and signs of a folded text, in one pass over it; `hints` are bits of `Hints`. Of scripts written without spaces (Han, kana,
 * Thai) two characters count as a word.
 */
export function scanText(text: string): { words: number; hints: number } {
  let words = 0;
  let unspaced = 0;
  let hints = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const kind = code < 0x80 ? KINDS[code] : kindOf(code);
    if (kind === Kind.joins) continue;
    if (kind === Kind.unspaced) unspaced += 1;
    else if (kind === Kind.digit) hints |= Hints.digit;
    else if (kind === Kind.at) hints |= Hints.at;
    else if (kind === Kind.bracket) hints |= Hints.bracket;
    const isPart = kind === Kind.letter || kind === Kind.digit;
    if (isPart && !inWord) words += 1;
    inWord = isPart;
  }
  return { words: words + Math.ceil(unspaced / 2), hints };
}

/** Kind of a character beyond ASCII. */
function kindOf(code: number): number {
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0x0e00 && code <= 0x0e7f)) return Kind.unspaced;
  if (code >= 0xc0 && !(code >= 0x2000 && code <= 0x303f) && !(code >= 0xff00 && code <= 0xff65)) return Kind.letter;
  return code === 0x2019 ? Kind.joins : Kind.ends;
}
