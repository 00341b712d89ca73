import { isPlaceholder } from '#text/noise.ts';
import type { Reading } from '../read-site.ts';
import { isGeneric, significantWords } from '../words.ts';

/** The number of an entry in a list. */
export const NUMBERED = /^\d{1,2}[.)]\s+(?=\p{L})/u;

/** Words of a dated announcement: true for a while, no promise. */
export const DATED_NEWS =
  /\b(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*\.? (?:\d{1,2},? )?20\d\d\b|\b\d{1,2}\.\d{1,2}\.20\d\d\b|\b(?:this|next|last) (?:year|month|week|weekend|season)\b|\b(?:dieses|nächstes|letztes|dieser|nächsten) (?:Jahr|Monat|Woche|Saison)\b|\bcette (?:année|semaine)\b|\beste (?:año|mes)\b|\bis over\b|copyright|photo credit|new website|neue (?:web|home)/iu;

/** Phrases that any competitor could claim as well. */
export const BUZZWORDS =
  /\b(?:best|unique|exceptional|great|experience|high(?:est)?[ -]quality|top[ -]quality|world[ -]class|leading|innovative|passionate|one[ -]stop|solutions?|excellence|professional(?:ism)?|trusted partner|customer satisfaction|qualität|kompetent|zuverlässig|leidenschaft|qualité|calidad|calitat)\b/giu;

/**
 * How specific words are to one business, from 0: numbers, its place, its name, its offers. Words that any competitor
 * could say count against it (the swap test: put in a competitor's name; if it still reads true, it is worth nothing).
 */
export function specificity(text: string, reading: Reading): number {
  if (isGeneric(text) || isPlaceholder(text)) return 0;
  const words = new Set(significantWords(text));
  const hit = (phrase: string) => significantWords(phrase).some((word) => words.has(word));
  let points = 0;
  if (/\p{N}/u.test(text.replace(NUMBERED, '')) && !DATED_NEWS.test(text)) points += 1;
  if (reading.place !== '' && hit(reading.place)) points += 2;
  if (hit(reading.name)) points += 0.5;
  points += Math.min(2, reading.offers.filter((offer) => hit(offer.name)).length);
  return Math.max(0, points - (text.match(BUZZWORDS) ?? []).length * 0.5);
}

/** Words that stand in the names of many businesses. */
export const COMMON_NOUN =
  /\b(?:services?|solutions?|products?|company|group|team|project|center|centre|studio|systems?|consulting|support)\b/giu;
