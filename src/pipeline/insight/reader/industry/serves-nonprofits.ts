import { hasTerm } from '#lexicon/match-terms.ts';
import type { WeightedText } from './industry-texts.ts';

/** Nonprofits as those who are helped, in Japanese, where the word for helping follows: "非営利団体を支援". */
const SERVED_JAPANESE = /(?:NPO|非営利団体|支援団体)(?:法人)?(?:様)?(?:向け|を支援|の運営支援)/iu;

/** Nonprofits as those who are helped: "supporting other nonprofits", "free websites for charities". Gifts *to* charities do not count. */
const servesNonprofits = (text: string) => hasTerm(text, 'nonprofit-customers', 'served') || SERVED_JAPANESE.test(text);

/** Least weight of such texts: one sentence in passing is not enough. */
const MIN_WEIGHT = 2;

/**
 * The texts that show a nonprofit's customers to be nonprofits themselves, strongest first; none when it helps people rather than
 * organizations. "Is a charity" and "serves charities" use the same words; only who is helped tells them apart.
 */
export function textsServingNonprofits(texts: readonly WeightedText[]): WeightedText[] {
  const serving = texts.filter(({ text }) => servesNonprofits(text)).sort((a, b) => b.weight - a.weight);
  return serving.length >= 2 && serving.reduce((sum, { weight }) => sum + weight, 0) >= MIN_WEIGHT ? serving : [];
}
