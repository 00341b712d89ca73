import { hasNumber } from '#text/characters.ts';
import { isPlaceholder } from '#text/noise.ts';
import { significantWords } from '#text/words.ts';
import type { Reading } from '../read-site.ts';
import { countBuzzwords, isDatedNews, isGeneric } from './sentence-classifiers.ts';

const NUMBERED = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** A list entry without its number. */
export function withoutNumber(text: string): string {
  return text.replace(NUMBERED, '');
}

/**
 * How specific words are to one business, from 0: numbers, its place, its name, its offers. Words that any competitor
 * could say count against it (the swap test: put in a competitor's name; if it still reads true, it is worth nothing).
 */
export function specificity(text: string, reading: Reading): number {
  if (isGeneric(text) || isPlaceholder(text)) return 0;
  const words = new Set(significantWords(text));
  const hit = (phrase: string) => significantWords(phrase).some((word) => words.has(word));
  let points = 0;
  if (hasNumber(withoutNumber(text)) && !isDatedNews(text)) points += 1;
  if (reading.place !== '' && hit(reading.place)) points += 2;
  if (hit(reading.name)) points += 0.5;
  points += Math.min(2, reading.offers.filter((offer) => hit(offer.name)).length);
  return Math.max(0, points - countBuzzwords(text) * 0.5);
}
