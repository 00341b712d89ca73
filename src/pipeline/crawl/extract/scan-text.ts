/** Signs that a text may hold something worth a closer look; bits of one number. */
export const Signs = { digit: 1, at: 2, bracket: 4 } as const;

const SPACE = 0x20;

export type ScannedText = {
  words: number;
  /** Bits of `Signs`. */
  signs: number;
  /** Whether foldText() would leave the text as it is. */
  folded: boolean;
};

/**
 * Words and signs of a text, in one pass over it. Of scripts written without spaces (Han, kana, Thai) two characters count
 * as a word.
 */
export function scanText(text: string): ScannedText {
  let words = 0;
  let unspaced = 0;
  let signs = 0;
  let inWord = false;
  let folded = true;
  let last = SPACE;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) {
      if (!inWord) words += 1;
      inWord = true;
    } else if (code === SPACE) {
      if (last === SPACE) folded = false;
      inWord = false;
    } else if (code < 0x80) {
      if (code >= 0x30 && code <= 0x39) {
        signs |= Signs.digit;
        if (!inWord) words += 1;
        inWord = true;
      } else {
        if (code === 0x40) signs |= Signs.at;
        else if (code === 0x28 || code === 0x3c || code === 0x5b || code === 0x7b) signs |= Signs.bracket;
        else if (code >= 0x09 && code <= 0x0d) folded = false;
        // Apostrophes and hyphens join words.
        if (code !== 0x27 && code !== 0x2d) inWord = false;
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
  return { words: words + Math.ceil(unspaced / 2), signs, folded: folded && (last !== SPACE || text === '') };
}

/** White space beyond ASCII (ECMAScript, WhiteSpace and LineTerminator). */
function isWideSpace(code: number): boolean {
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
