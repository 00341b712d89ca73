import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { countWords } from '#text/segment.ts';
import { hasLooseQuote } from '#text/words.ts';

const has = (text: string, group: string) => hasTerm(text, 'copy-quality', group);

/** A greeting with more than this says something after it, in characters. */
const MAX_GREETING_LENGTH = 50;

/** Whether a line starts with a greeting. */
export function isGreeting(text: string): boolean {
  return has(text, 'greeting');
}

/** Whether a title or heading could be on any site: a greeting, `Home`, `About us`. */
export function isGeneric(text: string): boolean {
  return has(text, 'generic') || (text.trim().length <= MAX_GREETING_LENGTH && isGreeting(text));
}

/** Whether a text reads as a sentence worth quoting: 5 to 60 words, no noise, no filler, no half of a quotation, not about the site itself. */
export function isGoodSentence(text: string): boolean {
  const words = countWords(text);
  return (
    words >= 5 &&
    words <= 60 &&
    text.length <= 320 &&
    !isNoise(text) &&
    !isPlaceholder(text) &&
    !hasLooseQuote(text) &&
    !hasTerm(text, 'purpose', 'about-site')
  );
}

/** Whether a line depends on one before it (`This`, `Here`, `But`): it says little by itself. */
export function dependsOnContext(text: string): boolean {
  return has(text, 'dependent');
}

/** Whether a line asks the visitor for something instead of saying what the business is. */
export function isCallToAction(text: string): boolean {
  return has(text, 'request');
}

/** A day, or a school year or season: `12.5.2024`, `2024/25`. */
const NUMERIC_DATE = /\b\d{1,2}\.\d{1,2}\.20\d\d\b|\b20\d\d ?\/ ?(?:20)?\d\d\b/u;

/** Whether a text is a dated announcement: true for a while, no promise. */
export function isDatedNews(text: string): boolean {
  return has(text, 'dated') || NUMERIC_DATE.test(text);
}

/** Whether a text tells of one day, as a notice does: `Closed on 24.12.2026`. What happened in a month or a year is history. */
export const namesDay = (text: string): boolean => NUMERIC_DATE.test(text);

/** Whether a text tells visitors how to use the page (`Hover over a card`), not what the business is. */
export function isInstruction(text: string): boolean {
  return has(text, 'instruction');
}

/** Words of a request before the one that asks for a click: `Please just click`. */
const BEFORE_CLICK = 2;

/** Whether a line begins by telling visitors what to do with the page (`Click here to watch`): it describes nothing. */
export function startsWithInstruction(text: string): boolean {
  return matchTerms(text, 'copy-quality', 'instruction').some(({ from }) => from === 0 || (from <= BEFORE_CLICK && isCallToAction(text)));
}

/** Number of phrases that any competitor could claim as well. */
export function countBuzzwords(text: string): number {
  return matchTerms(text, 'copy-quality', 'buzzword').length;
}

/** A text without the words of one group of copy-quality.json. */
function without(text: string, group: string): string {
  let rest = text;
  for (const { start, end } of matchTerms(text, 'copy-quality', group).toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest;
}

/** A text without its buzzwords. */
export function withoutBuzzwords(text: string): string {
  return without(text, 'buzzword');
}

/** A text without words such as `services`, which are in the names of many businesses. */
export function withoutCommonNouns(text: string): string {
  return without(text, 'common-noun');
}

/** Whether a word refers to the business itself or to nobody in particular (`our`, `the`, `it`). */
export function isOwnSubject(word: string): boolean {
  return has(word, 'own-subject');
}

/** Whether a question only invites (`Ready to start?`): visitors do not ask it before deciding. */
export function isInvitation(text: string): boolean {
  return has(text, 'invitation-question');
}
