/**
 * Flesch reading ease of an English text: 206.835 - 1.015 x words per sentence - 84.6 x syllables per word; 0 to 100
 * for common texts, higher is easier, below 0 possible. Flesch, "A new readability yardstick", Journal of Applied
 * Psychology 32 (1948). Syllables are estimated from vowel groups. null for a text without words.
 */
export function englishReadingEase(text: string): number | null {
  const words = text.match(/[A-Za-z][A-Za-z'’]*/g) ?? [];
  if (words.length === 0) return null;
  const sentences = Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter((part) => /[A-Za-z]/.test(part)).length);
  let syllables = 0;
  for (const word of words) syllables += syllablesOf(word);
  return 206.835 - (1.015 * words.length) / sentences - (84.6 * syllables) / words.length;
}

/** Vowel groups, a silent final e left out; at least one. */
function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/['’]/g, '');
  const spoken = plain.length > 3 ? plain.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '') : plain;
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
