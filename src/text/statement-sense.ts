import { matchTerms } from '#lexicon/match-terms.ts';
import { digitsOf, hasLetter, letterRuns, lettersAndDigits, numberRuns } from './characters.ts';
import { memoize } from './memoize.ts';
import { countWords, endsSentence } from './segment.ts';
import { WRITTEN_PHONE } from './words.ts';

/** Digits of a whole phone number; years and amounts have fewer. */
const PHONE_DIGITS = 9;
/** A text with contact details and at most so many other words says only how to get in touch. */
const FEW_WORDS = 5;

/** Whether digits are a phone number: a registration number has neither a prefix nor gaps. */
const isPhone = (number: string) =>
  digitsOf(number).length >= PHONE_DIGITS && ('+0('.includes(number.charAt(0)) || numberRuns(number).length > 1);

const ADDRESS_STARTS = ['http://', 'https://', 'www.'];
const isAddress = (word: string) => word.includes('@') || ADDRESS_STARTS.some((start) => word.toLowerCase().startsWith(start));

/** Whether a text says nothing but how to get in touch: `104 Email: info@firm.test`, `Call us: 01234 567890`. */
export function isContactLine(text: string): boolean {
  const withoutPhone = text.replace(WRITTEN_PHONE, (number) => (isPhone(number) ? ' ' : number));
  const words = withoutPhone.split(' ');
  const others = words.filter((word) => !isAddress(word));
  if (withoutPhone === text && others.length === words.length) return false;
  return others.filter(hasLetter).length <= FEW_WORDS;
}

/** Whether a text gives a postal address: with its street number, its postal code and a word of it. */
export function namesAddress(text: string, address: string): boolean {
  const figures = numberRuns(address);
  const [said, words] = [new Set(numberRuns(text)), new Set(letterRuns(text.toLowerCase()))];
  const isNamed = letterRuns(address.toLowerCase()).some((word) => word.length > 3 && hasLetter(word) && words.has(word));
  return figures.length > 1 && isNamed && figures.every((figure) => said.has(figure));
}

/** Words before a greeting from which on it begins a text of its own. */
const WORDS_BEFORE_GREETING = 4;

/** Whether two lines of a page were read as one: `Your painter in Leeds since 1990 Welcome to our studio`. */
export function isRunTogether(text: string): boolean {
  return matchTerms(text, 'copy-quality', 'greeting-word').some(({ start }) => {
    const before = text.slice(0, start).trimEnd();
    const isCapital = text.charAt(start) !== text.charAt(start).toLowerCase();
    return isCapital && countWords(before) >= WORDS_BEFORE_GREETING && lettersAndDigits(before.slice(-1)) !== '';
  });
}

/** Whether a text ends in a greeting that says nothing: `Conference on Mathematics - Welcome`. */
export function endsInGreeting(text: string): boolean {
  return matchTerms(text, 'copy-quality', 'greeting-word').some(({ start, end }) => {
    const before = text.slice(0, start).trimEnd();
    return lettersAndDigits(text.slice(end)) === '' && '-\u2013\u2014|:'.includes(before.slice(-1) || ' ');
  });
}

/** Marks between labels in one line: `Free delivery · Picked by hand`. */
const LABEL_MARKS = [' · ', ' • ', ' | '];

/** Whether a text is labels in a row, such as those of a bar above the page: no sentence, and no headline. */
export function isLabelRow(text: string): boolean {
  return LABEL_MARKS.some((mark) => text.includes(mark)) && !endsSentence(text);
}

/** Verbs that follow the name of a business in a sentence. */
const VERBS = new Set(['is', 'are', 'was', 'were', 'has', 'offers', 'provides', 'ist', 'bietet', 'est', 'es', '\u00e8']);
const goesOnWithVerb = (after: string) => after.startsWith(' ') && VERBS.has(after.trimStart().split(' ')[0] ?? '');

/** The beginnings of a name that ask for more: `Law Offices of` of `Law Offices of Jane Roe`. */
const openBeginnings = memoize((name): string[] => {
  const words = name.split(' ');
  return words.slice(1, -1).flatMap((_, at) => {
    const beginning = words.slice(0, at + 2).join(' ');
    return matchTerms(beginning, 'copy-quality', 'open-end').length > 0 ? [beginning] : [];
  });
});

/** Whether a text breaks off in the name of the business: `The Law Offices of is a practice in Queens`. */
export function hasCutName(text: string, name: string): boolean {
  return openBeginnings(name).some((beginning) => {
    const at = text.indexOf(beginning);
    const after = text.slice(at + beginning.length);
    return at >= 0 && (after.trim() === '' || goesOnWithVerb(after));
  });
}
