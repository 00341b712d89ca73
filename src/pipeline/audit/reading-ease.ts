import { isWhiteSpace } from './white-space.ts';

/**
 * Flesch reading ease of an English text: 206.835 - 1.015 x words per sentence - 84.6 x syllables per word; 0 to 100
 * for common texts, higher is easier, below 0 possible. Flesch, "A new readability yardstick", Journal of Applied
 * Psychology 32 (1948). Syllables are estimated from vowel groups. null for a text without words.
 */
export function englishReadingEase(text: string): number | null {
  const { words, sentences, syllables } = measure(text);
  if (words === 0) return null;
  return 206.835 - (1.015 * words) / Math.max(1, sentences) - (84.6 * syllables) / words;
}

const OTHER = 0;
const CONSONANT = 1;
const VOWEL = 2;
const APOSTROPHE = 3;
const FULL_STOP = 4;
const KINDS = new Uint8Array(128);
for (const letter of 'bcdfghjklmnpqrstvwxz') KINDS[letter.charCodeAt(0)] = CONSONANT;
for (const letter of 'aeiouy') KINDS[letter.charCodeAt(0)] = VOWEL;
for (const letter of 'abcdefghijklmnopqrstuvwxyz') KINDS[letter.toUpperCase().charCodeAt(0)] = KINDS[letter.charCodeAt(0)] ?? OTHER;
for (const sign of '.!?') KINDS[sign.charCodeAt(0)] = FULL_STOP;
KINDS["'".charCodeAt(0)] = APOSTROPHE;

function kindOf(code: number): number {
  return code < 128 ? (KINDS[code] ?? OTHER) : code === 0x2019 ? APOSTROPHE : OTHER;
}

// Every page is measured, and texts are long: one walk over the letters, nothing is cut out.
function measure(text: string): { words: number; sentences: number; syllables: number } {
  const { length } = text;
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  let hasWords = false;
  for (let at = 0; at < length; at += 1) {
    let kind = kindOf(text.charCodeAt(at));
    if (kind === CONSONANT || kind === VOWEL) {
      let groups = 0;
      let letters = 0;
      let wasVowel = false;
      // The last four letters in small.
      let [last, second, third, fourth] = [0, 0, 0, 0];
      for (
        ;
        kind === CONSONANT || kind === VOWEL || kind === APOSTROPHE;
        at += 1, kind = at < length ? kindOf(text.charCodeAt(at)) : OTHER
      ) {
        if (kind === APOSTROPHE) continue;
        if (kind === VOWEL && !wasVowel) groups += 1;
        wasVowel = kind === VOWEL;
        letters += 1;
        fourth = third;
        third = second;
        second = last;
        last = text.charCodeAt(at) | 0x20;
      }
      if (letters > 3 && endsSilently(last, second, third, fourth)) groups -= 1;
      words += 1;
      syllables += Math.max(groups, 1);
      hasWords = true;
    }
    if (kind === FULL_STOP) {
      while (at + 1 < length && kindOf(text.charCodeAt(at + 1)) === FULL_STOP) at += 1;
      // A full stop inside a word or number ends no sentence.
      if (at + 1 === length || isWhiteSpace(text.charCodeAt(at + 1))) {
        if (hasWords) sentences += 1;
        hasWords = false;
      }
    }
  }
  return { words, sentences: sentences + (hasWords ? 1 : 0), syllables };
}

const [D, E, L, S, T] = [...'delst'].map((letter) => letter.charCodeAt(0));

/** Whether a word's last vowel group is a silent e: `-e`, `-es`, `-ed`, given its last four letters from the end. */
function endsSilently(last: number, second: number, third: number, fourth: number): boolean {
  const isVowel = (letter: number) => kindOf(letter) === VOWEL;
  if (last === E) return second !== L && !isVowel(second);
  if (second !== E) return false;
  if (last === S) return third !== L && !isVowel(third);
  return last === D && third !== T && third !== D && !(isVowel(third) && isVowel(fourth));
}
