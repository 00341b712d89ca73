const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

const MAX_REMEMBERED = 16_000;
const MAX_KEPT_LENGTH = 600;

/** The same function, which remembers its answers to texts of up to 600 signs: one analysis asks of the same texts many times. */
export function memoize<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = answer(text);
    if (text.length <= MAX_KEPT_LENGTH) {
      if (known.size >= MAX_REMEMBERED) known.clear();
      known.set(text, found);
    }
    return found;
  };
}

/** Lower case without accents, each run of other signs one space: the form in which words are compared. */
export const foldWords = memoize(fold);

const [GAP, DROPPED] = [0, 1];
/** What an ASCII sign becomes: a letter, nothing, or the end of a word. */
const FOLDED = new Uint8Array(128);
for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  FOLDED[sign.charCodeAt(0)] = sign.charCodeAt(0);
  FOLDED[sign.toUpperCase().charCodeAt(0)] = sign.charCodeAt(0);
}
for (const sign of "'`") FOLDED[sign.charCodeAt(0)] = DROPPED;
/** Where a folded text is put together; grows with the longest one. */
let scratch = Buffer.alloc(4_096);

/** The same for plain ASCII, which most texts are; null for any other. */
function foldAscii(text: string): string | null {
  const { length } = text;
  if (length > scratch.length) scratch = Buffer.alloc(2 * length);
  let used = 0;
  let isGap = false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 128) return null;
    const sign = FOLDED[code] ?? GAP;
    if (sign === GAP) isGap = true;
    else if (sign !== DROPPED) {
      if (isGap && used > 0) {
        scratch[used] = 0x20;
        used += 1;
      }
      isGap = false;
      scratch[used] = sign;
      used += 1;
    }
  }
  return scratch.toString('latin1', 0, used);
}

function fold(text: string): string {
  return foldAscii(text) ?? foldAny(text);
}

function foldAny(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text in compared form. */
export function wordsOf(text: string): string[] {
  const folded = foldWords(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Number of words; four characters of Japanese or Chinese count as one. */
export const countWords = memoize((text) => {
  const words = wordsOf(text);
  if (!CJK.test(foldWords(text))) return words.length;
  let count = 0;
  for (const word of words) count += CJK.test(word) ? Math.ceil(word.length / 4) : 1;
  return count;
});

/** Whether the text has Japanese, Chinese or Korean signs. */
export function isCjk(text: string): boolean {
  return CJK.test(text);
}

/** Sentences of a text, their closing signs kept. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.!?…。！？])(?<!\b(?:\d{1,2}|Dr|Mr|Mrs|Ms|St|Prof|Nr|No|Std|ca|bzw|Inc|Ltd|e\.\s?V)\.)\s+(?=[\p{Lu}\p{N}"“«¿¡])|(?<=[。！？])/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Drops pictures, bullets and numbering at both ends of a label: `✓ Fast repairs` gives `Fast repairs`. */
export function trimLabel(text: string): string {
  return text
    .replace(/\uFE0F|\u200D/g, '')
    .replace(/^[\p{So}\p{Sk}\p{Cn}\p{Co}•·・●▪►▶→←»«✓✔★☆*#|\-–—\s]+/u, '')
    .replace(/^\d{1,2}\s?[.)—–-]\s+/, '')
    .replace(/[\p{So}•·・●▪►▶→←»«✓✔|:\-–—\s]+$/u, '')
    .trim();
}
