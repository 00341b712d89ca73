import { withoutAccents } from './characters.ts';
import { isWhiteSpace } from './white-space.ts';

/** Coefficients [constant, words per sentence, syllables per word] of the Flesch reading ease and its national variants. */
const FORMULAS: Record<string, [number, number, number]> = {
  en: [206.835, 1.015, 84.6], // Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948)
  de: [180, 1, 58.5], // Amstad 1978
  fr: [207, 1.015, 73.6], // Kandel and Moles 1958
  es: [206.84, 1.02, 60], // Fernández Huerta 1959
};

/** With fewer words there is no steady figure. */
const MIN_WORDS = 30;

/**
 * Flesch reading ease of texts (paragraphs, each at least one sentence), one decimal: higher is easier, 60 to 70 is plain, below 30
 * very difficult; -50 to 121. Syllables are estimated from vowel groups. null for a language without a formula (ISO 639-1) and for
 * fewer than 30 words.
 */
export function readingEase(texts: readonly string[], language: string): number | null {
  const formula = FORMULAS[language];
  if (!formula) return null;
  const total = { words: 0, sentences: 0, syllables: 0 };
  for (const text of texts) {
    const { words, sentences, syllables } = measure(withoutAccents(text));
    total.words += words;
    total.sentences += sentences;
    total.syllables += syllables;
  }
  if (total.words < MIN_WORDS) return null;
  const ease = formula[0] - (formula[1] * total.words) / total.sentences - (formula[2] * total.syllables) / total.words;
  return Math.round(Math.max(-50, Math.min(121, ease)) * 10) / 10;
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
for (const mark of '.!?') KINDS[mark.charCodeAt(0)] = FULL_STOP;
KINDS["'".charCodeAt(0)] = APOSTROPHE;

function kindOf(code: number): number {
  return code < 128 ? (KINDS[code] ?? OTHER) : code === 0x2019 ? APOSTROPHE : OTHER;
}

// Every page is measured, and texts are long: one pass over the letters, without substrings.
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
      // The last four letters in lower case.
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
