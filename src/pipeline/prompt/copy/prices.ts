import { hasNumber } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';

const AMOUNT = /(?:[$€£¥]|\b(?:USD|EUR|CHF|GBP)) ?\p{N}[\p{N}.,’']*|\p{N}[\p{N}.,’']* ?(?:[$€£¥]|(?:USD|EUR|CHF|GBP|Euro)\b)/giu;

/** The amounts of money of texts, each once and as they are written. */
export function pricesIn(texts: readonly string[]): string[] {
  return [
    ...new Set(texts.flatMap((text) => (hasNumber(text) ? (text.match(AMOUNT) ?? []) : [])).map((amount) => dropEnd(amount, '.,').trim())),
  ];
}
