import { hasTerm } from '#lexicon/match-terms.ts';
import { hasLetter, isDigits, isYear, lettersAndDigits } from '#text/characters.ts';
import { isBorrowed } from '#text/sayings.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { isContactLine, isLabelRow, isRunTogether } from '#text/statement-sense.ts';
import { endsWithColon, hasQuoteMark, trimPunctuation } from '../../shapes.ts';

/** Telephone numbers, times of day, "79111 Freiburg", "40 Harbor St". */
const NUMBERS =
  /\+?\d[\d\s()/-]{8,}|\d{1,2}\s?[:h]\s?\d{2}|^\d{4,5} \p{Lu}\p{L}+|\b\d+ (?:\p{Lu}\p{L}+ )+(?:St|Street|Ave|Avenue|Rd|Road|Blvd)\b/u;

/** Whether a text is a note of law or consent, a date, an address, a telephone number, a greeting, a question or news: it promises nothing. */
export function isNoPromise(text: string): boolean {
  return (
    text.includes('©') ||
    hasQuoteMark(text.charAt(0)) ||
    isBorrowed(text) ||
    NUMBERS.test(text) ||
    hasDateOrEmail(text) ||
    isRunTogether(text) ||
    isLabelRow(text) ||
    isPlace(text) ||
    hasTerm(text, 'promises', 'clock') ||
    saysNothingOfIt(text)
  );
}

/** Whether a text says nothing of what the business is or does: greetings, questions, notes, contacts, news, and what announces more or tells of others. */
export function saysNothingOfIt(text: string): boolean {
  return (
    isGreeting(text) ||
    isQuestion(text) ||
    endsWithColon(text) ||
    isTicker(text) ||
    isAboutOthers(text) ||
    isContactLine(text) ||
    hasTerm(text, 'promises', 'not-promise')
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

const TICKER_SIGNS = ['+++', '***', '>>>', '!!!', '---', '###'];
/** Whether a text is a line of news between signs: "+++ Term I begins on May 4 +++". */
const isTicker = (text: string): boolean => TICKER_SIGNS.some((sign) => text.trimStart().startsWith(sign));

/** Whether a text says what others do: "Many hosts live far away." Where "we" follows it says how the business differs. */
const isAboutOthers = (text: string): boolean => hasTerm(text, 'promises', 'of-others') && !hasTerm(text, 'voice', 'we');

/** Whether a text asks, even where it goes on: "Have a question? Contact us". */
const isQuestion = (text: string): boolean => splitSentences(text)[0]?.trimEnd().endsWith('?') === true || text.trimEnd().endsWith('?');

/** A text that ends in the short form of a state or country is the place of something: "Harbor Airport, Connecticut, U.S.A." */
function isPlace(text: string): boolean {
  const end = lettersAndDigits(text.slice(text.lastIndexOf(',') + 1).replaceAll(' ', ''));
  const isShort = end.length >= 2 && end.length <= 3 && hasLetter(end) && end === end.toUpperCase();
  return text.includes(',') && isShort && !hasTerm(text, 'promises', 'promise');
}
