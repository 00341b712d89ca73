import type { Claim } from '#contracts/evidence.ts';
import { foldWords } from '#text/normalize.ts';

/** A shorter text may be part of another one by chance. */
const MIN_CONTAINED_LENGTH = 8;

/** Whether two texts have the same words. */
export const sameWords = (one: string, other: string): boolean => foldWords(one) === foldWords(other);

/** Whether two texts state the same thing: the same words, or the words of one within the other. */
export function sameStatement(one: string, other: string): boolean {
  const [a, b] = [foldWords(one), foldWords(other)];
  return a === b || (Math.min(a.length, b.length) >= MIN_CONTAINED_LENGTH && (a.includes(b) || b.includes(a)));
}

/** Whether two claims rest on the same words of the same page. */
export function sharesEvidence(one: Claim, other: Claim): boolean {
  return one.evidence.some((a) =>
    other.evidence.some((b) => a.url === b.url && (a.snippet.includes(b.snippet) || b.snippet.includes(a.snippet))),
  );
}

/** Letters by which words are compared, endings aside. */
const STEM_LENGTH = 6;

/** Share of the longer text's words that both have, 0 to 1, endings and order aside. */
export function wordOverlap(one: string, other: string): number {
  const stems = (text: string) =>
    new Set(
      foldWords(text)
        .split(' ')
        .map((word) => word.slice(0, STEM_LENGTH)),
    );
  const [a, b] = [stems(one), stems(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size);
}
