import type { Page } from '#contracts/page.ts';

/** Languages whose words are much the same: terms of one are found in texts of the others. */
const KIN: readonly (readonly string[])[] = [
  ['da', 'no', 'nb', 'nn', 'sv'],
  ['cs', 'sk'],
  ['hr', 'sr', 'sl', 'bs'],
  ['es', 'ca', 'gl', 'pt'],
  ['ru', 'uk', 'be', 'bg'],
  ['id', 'ms'],
];

/** Languages of which terms are found in texts of every language: names of certificates, `any`. */
const COMMON: ReadonlySet<string> = new Set(['any', 'en']);

/**
 * Whether terms of a language (ISO 639-1) can be meant on a page. Beginnings of words look alike: `certificat*` of Italian is in every
 * English text on certificates, `im` is "I'm" or a German preposition. Where the text of the page does not tell its language, all count.
 */
export function isSpokenOn({ detectedLanguage, lang }: Page, language: string): boolean {
  if (detectedLanguage === null || COMMON.has(language)) return true;
  const spoken = [detectedLanguage, (lang ?? '').slice(0, 2).toLowerCase()];
  return spoken.includes(language) || KIN.some((kin) => kin.includes(language) && kin.includes(detectedLanguage));
}
