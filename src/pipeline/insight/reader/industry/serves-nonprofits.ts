import type { WeightedText } from './industry-texts.ts';

const NONPROFITS =
  '(?:non-?profits?(?: organi[sz]ations)?|charities|(?:charitable|nonprofit) organi[sz]ations|ngos|npos|gemeinnützige(?:n|r)? (?:organisationen|vereine|einrichtungen)|vereine(?:n)?|associations(?: à but non lucratif)?|ongs?|organizaciones sin (?:ánimo|fines) de lucro|asociaciones y fundaciones)'; // words: allow

/** Nonprofits as those who are helped: "supporting other nonprofits", "free websites for charities". Gifts *to* charities do not count. */
const SERVED = new RegExp(
  `\\b(?:for|helps?|helping|supports?|supporting|serves?|serving|empowers?|empowering|equips?|equipping|assists?|assisting|connects?(?: [\\p{L}-]+,?){1,6} with|für|unterstützen|unterstützt|beraten|begleiten|pour|accompagne(?:nt|r|ons)?|aide(?:nt|r)?|au service des|para|ayudamos a|apoyamos a|acompañamos a)\\s+(?:[\\p{L}-]+\\s+){0,2}${NONPROFITS}(?![\\p{L}])|(?:NPO|非営利団体|支援団体)(?:法人)?(?:様)?(?:向け|を支援|の運営支援)`,
  'iu',
);

/** Least weight of such texts: one sentence in passing is not enough. */
const MIN_WEIGHT = 2;

/**
 * The texts that show a nonprofit's customers to be nonprofits themselves, strongest first; none when it helps people rather than
 * organizations. "Is a charity" and "serves charities" use the same words; only who is helped tells them apart.
 */
export function textsServingNonprofits(texts: readonly WeightedText[]): WeightedText[] {
  const serving = texts.filter(({ text }) => SERVED.test(text)).sort((a, b) => b.weight - a.weight);
  return serving.length >= 2 && serving.reduce((sum, { weight }) => sum + weight, 0) >= MIN_WEIGHT ? serving : [];
}
