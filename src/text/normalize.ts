import { memoize } from './memoize.ts';

/** Collapses white space to single spaces and trims: the form in which snippets are stored and quotes are checked. */
export function foldText(text: string): string {
  // Texts of stored pages are folded already, and looking is cheaper than replacing.
  return text.startsWith(' ') || text.endsWith(' ') || /[^\S ]| {2}/.test(text) ? text.replace(/\s+/gu, ' ').trim() : text;
}

/**
 * The form in which words are compared: lower case, without accents and apostrophes, each run of other characters one space.
 * Vowel marks that are part of a word (Thai, Hindi) stay.
 */
export const foldWords = memoize((text) => foldAscii(text) ?? foldAny(text));

const [GAP, DROPPED] = [0, 1];
/** What an ASCII character becomes: a letter, nothing, or the end of a word. */
const FOLDED = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  FOLDED[letter.charCodeAt(0)] = letter.charCodeAt(0);
  FOLDED[letter.toUpperCase().charCodeAt(0)] = letter.charCodeAt(0);
}
for (const mark of "'`") FOLDED[mark.charCodeAt(0)] = DROPPED;
/** Where a folded text is assembled; grows with the longest one. */
let scratch = Buffer.alloc(4_096);

/** The fast path for plain ASCII, which most texts are; null for any other text. */
function foldAscii(text: string): string | null {
  const { length } = text;
  if (length > scratch.length) scratch = Buffer.alloc(2 * length);
  let used = 0;
  let isGap = false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 128) return null;
    const folded = FOLDED[code] ?? GAP;
    if (folded === GAP) isGap = true;
    else if (folded !== DROPPED) {
      if (isGap && used > 0) {
        scratch[used] = 0x20;
        used += 1;
      }
      isGap = false;
      scratch[used] = folded;
      used += 1;
    }
  }
  return scratch.toString('latin1', 0, used);
}

function foldAny(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u20d0-\u20ff\ufe00-\ufe0f]+/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
