/** How words begin in a text: what a pattern needs can be asked of it without reading the text again. */
export type WordStarts = ReadonlySet<number>;

/** How a word begins; `isWhole` when nothing may follow. */
type WordStart = { start: string; isWhole: boolean };

/** So many letters of a word are told apart. */
export const START_LENGTH = 5;

// Letters are packed by six bits into one number, the first one in front. What \b of a pattern takes for a word: ASCII alone.
const BITS = 6;
const END = 38;
const LETTERS = new Uint8Array(128);
[...'abcdefghijklmnopqrstuvwxyz0123456789_'].forEach((letter, index) => {
  LETTERS[letter.charCodeAt(0)] = index + 1;
  LETTERS[letter.toUpperCase().charCodeAt(0)] = index + 1;
});
/** Two signs that patterns without regard to case take for an s and a k: where they stand, nothing is ruled out. */
const [LONG_S, KELVIN] = [0x17f, 0x212a];
const ANYTHING = 0;
/** A power of two. */
const LATELY = 4096;

/** Whether a sign has no other case and belongs to no word: such signs are kept one by one. */
export function isSign(code: number): boolean {
  return (code >= 0x2500 && code <= 0x2bff) || (code >= 0x2e80 && code <= 0xa4cf) || (code >= 0xac00 && code <= 0xd7a3);
}

/** How the words of a text begin (ASCII letters, digits and `_`, in small letters), and which signs stand in it. */
export function wordStartsOf(text: string): WordStarts {
  const starts = new Set<number>();
  // The words met last: most words of a text are repetitions, and a look into the set would cost more than reading them.
  const lately = new Int32Array(LATELY);
  const { length } = text;
  let packed = 0;
  let letters = 0;
  for (let at = 0; at <= length; at += 1) {
    const code = at < length ? text.charCodeAt(at) : 0;
    const letter = code < 128 ? (LETTERS[code] ?? 0) : 0;
    if (letter > 0) {
      if (letters < START_LENGTH) packed = (packed << BITS) | letter;
      letters += 1;
      continue;
    }
    if (letters > 0) {
      const whole = letters < START_LENGTH ? (packed << BITS) | END : packed;
      const slot = (whole ^ (whole >>> 10) ^ (whole >>> 20)) & (LATELY - 1);
      if (lately[slot] !== whole) {
        lately[slot] = whole;
        starts.add(whole);
        for (let start = packed; start >= 1 << BITS; start >>= BITS) starts.add(start);
      }
    }
    packed = 0;
    letters = 0;
    if (code >= 128) {
      if (isSign(code)) starts.add(-code);
      else if (code === LONG_S || code === KELVIN) starts.add(ANYTHING);
    }
  }
  return starts;
}

/** The number by which `wordStartsOf` knows a start of two letters or more, a whole word or a single sign. */
export function keyOf({ start, isWhole }: WordStart): number {
  const first = start.charCodeAt(0);
  if (first >= 128) return -first;
  let packed = 0;
  for (let at = 0; at < start.length && at < START_LENGTH; at += 1) packed = (packed << BITS) | (LETTERS[start.charCodeAt(at)] ?? 0);
  return isWhole && start.length < START_LENGTH ? (packed << BITS) | END : packed;
}

/** Whether any of these (by their keys) stands in the text, or nothing is ruled out. */
export function hasAny(starts: WordStarts, keys: readonly number[]): boolean {
  return starts.has(ANYTHING) || keys.some((key) => starts.has(key));
}
