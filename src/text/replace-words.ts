import { escapePattern } from './characters.ts';

/** A pattern for these words as whole words, in any case. */
export function wordsPattern(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words.trim())}(?![\\p{L}\\p{N}])`, 'giu');
}

/** The text with other words in place of these, wherever they are whole words and not part of the new ones already. */
export function replaceWords(text: string, from: string, to: string): string {
  const pattern = wordsPattern(from);
  return text
    .split(to)
    .map((part) => part.replace(pattern, () => to))
    .join(to);
}
