import { wordsOf } from './words.ts';

/** Coefficients [constant, words per sentence, syllables per word] of the Flesch reading ease and its national variants. */
const FORMULAS: Record<string, [number, number, number]> = {
  en: [206.835, 1.015, 84.6], // Flesch 1948
  de: [180, 1, 58.5], // Amstad 1978
  fr: [207, 1.015, 73.6], // Kandel and Moles 1958
  es: [206.84, 1.02, 60], // Fernández Huerta 1959
};

/** Flesch reading ease of sentences (higher is easier, 60 to 70 plain), one decimal; null for languages without a formula or too little text. */
export function readingEase(sentences: readonly string[], language: string): number | null {
  const formula = FORMULAS[language];
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  if (!formula || words.length < 30 || sentences.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = formula[0] - formula[1] * (words.length / sentences.length) - formula[2] * (syllables / words.length);
  return Math.round(Math.max(-50, Math.min(121, ease)) * 10) / 10;
}

/** Syllables by groups of vowels, a silent English `e` at the end aside: good to a few per cent over a page. */
function syllablesOf(word: string): number {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 1;
  return Math.max(1, /[^aeiouyl]e$/.test(word) && groups > 1 ? groups - 1 : groups);
}
