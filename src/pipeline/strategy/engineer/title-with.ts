import { cutAtWord } from '#text/truncate.ts';
import { foldedWithin } from '#text/words.ts';

/** What a search result usually shows of a title, in characters. */
export const TITLE_LENGTH = 60;

/** A title of these words, with the business name where both fit. */
export function titleWith(words: string, businessName: string): string {
  const full = foldedWithin(businessName, words) ? words : `${words} | ${businessName}`;
  return full.length <= TITLE_LENGTH ? full : cutAtWord(words, TITLE_LENGTH);
}
