import { hasTerm } from '#lexicon/match-terms.ts';
import { hasLetter, isDigits, isYear } from '#text/characters.ts';
import { isBorrowed } from '#text/sayings.ts';
import { countWords } from '#text/segment.ts';
import { isContactLine, isLabelRow, isRunTogether } from '#text/statement-sense.ts';
import { hasQuoteMark, trimPunctuation } from '../../shapes.ts';

/** Telephone numbers, times of day, "79111 Freiburg", "40 Harbor St". */
const NUMBERS =
  /\+?\d[\d\s()/-]{8,}|\d{1,2}\s?[:h]\s?\d{2}|^\d{4,5} \p{Lu}\p{L}+|\b\d+ (?:\p{Lu}\p{L}+ )+(?:St|Street|Ave|Avenue|Rd|Road|Blvd)\b/u;

/** Whether a text is a note of law or consent, a date, an address, a telephone number, a greeting or a question: it promises nothing. */
export function isNoPromise(text: string): boolean {
  return (
    text.includes('©') ||
    text.endsWith('?') ||
    hasQuoteMark(text.charAt(0)) ||
    isBorrowed(text) ||
    NUMBERS.test(text) ||
    hasDateOrEmail(text) ||
    isGreeting(text) ||
    isRunTogether(text) ||
    isContactLine(text) ||
    isLabelRow(text) ||
    hasTerm(text, 'promises', 'not-promise') ||
    hasTerm(text, 'promises', 'clock')
  );
}

/** Digits of a day. */
const DAY_DIGITS = 2;

/** "13. Juni 2026", "1 July 2015", or an email address. */
function hasDateOrEmail(text: string): boolean {
  const words = text.split(' ');
  const isDay = (word = '') => isDigits(trimPunctuation(word), DAY_DIGITS);
  const isDate = (word: string, at: number) => isYear(trimPunctuation(word)) && hasLetter(words[at - 1] ?? '') && isDay(words[at - 2]);
  const isEmail = (word: string) => word.indexOf('@') > 0 && word.indexOf('.', word.indexOf('@')) > 0;
  return words.some((word, at) => isDate(word, at) || isEmail(word));
}

/** A longer greeting says something about the business, too. */
const MAX_GREETING_WORDS = 8;

const isGreeting = (text: string): boolean => countWords(text) <= MAX_GREETING_WORDS && hasTerm(text, 'promises', 'greeting');
