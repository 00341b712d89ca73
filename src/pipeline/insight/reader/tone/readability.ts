/** Coefficients [constant, words per sentence, syllables per word] of the Flesch reading ease and its national variants. */
const FORMULAS: Record<string, [number, number, number]> = {
  en: [206.835, 1.015, 84.6], // Flesch 1948
  de: [180, 1, 58.5], // Amstad 1978
  fr: [207, 1.015, 73.6], // Kandel and Moles 1958
  es: [206.84, 1.02, 60], // Fernández Huerta 1959
};

/**
 * Flesch reading ease (higher is easier, 60 to 70 plain), one decimal, of a text with so many sentences and words (each word with how
 * often it stands there); null for languages without a formula or too little text.
 */
export function readingEase(sentences: number, words: ReadonlyMap<string, number>, language: string): number | null {
  const formula = FORMULAS[language];
  if (!formula) return null;
  let total = 0;
  let syllables = 0;
  for (const [word, times] of words) {
    total += times;
    syllables += times * syllablesOf(word);
  }
  if (total < 30 || sentences === 0) return null;
  const ease = formula[0] - formula[1] * (total / sentences) - formula[2] * (syllables / total);
  return Math.round(Math.max(-50, Math.min(121, ease)) * 10) / 10;
}

/** Syllables by groups of vowels, a silent English `e` at the end aside: good to a few per cent over a page. */
function syllablesOf(word: string): number {
  const groups = word.match(/[aeiouy]+/g)?.length ?? 1;
  return Math.max(1, /[^aeiouyl]e$/.test(word) && groups > 1 ? groups - 1 : groups);
}
