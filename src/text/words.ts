import { decoded, withoutContactScheme } from './address.ts';
import { digitsOf, hasAny, letterRuns, lettersAndDigits } from './characters.ts';
import { dropEnd, dropEnds, dropStart } from './edges.ts';
import { memoize } from './memoize.ts';
import { foldText } from './normalize.ts';
import { isUnspaced } from './segment.ts';

/** The form in which texts are compared: white space folded, lower case. */
export const comparable = memoize((text) => foldText(text).toLowerCase());

/** Letters and digits in compared form, nothing else. */
export function lettersOf(text: string): string {
  return lettersAndDigits(comparable(text));
}

/** Digits at the end that two notations of one number share, whatever country code or leading zero they have. */
export const PHONE_DIGITS = 7;

/** What tells phone numbers apart, however they are written, `%20` for spaces included: their last digits. */
export const phoneKey = (number: string, digits = PHONE_DIGITS): string => digitsOf(decoded(number)).slice(-digits);

/** A number of many digits with spaces and marks between them, as people write phone numbers. For `replace` and `match`. */
export const WRITTEN_PHONE = /\(?\+?\(?\p{N}[\p{N} ()/.-]{5,}\p{N}/gu;

const isInternational = (number: string) => withoutContactScheme(number).trim().startsWith('+');

/** The digits of a number without zeros in front. Russia dials 8 where the country code is 7. */
function plainNumber(number: string): string {
  const digits = dropStart(digitsOf(number.replace('(0)', '')), '0');
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

/** Without the first zero behind a country code of one to three digits. */
function withoutTrunk(digits: string): string {
  const at = digits.indexOf('0');
  return at > 0 && at <= 3 && digits.length > at + 8 ? digits.slice(0, at) + digits.slice(at + 1) : digits;
}

/** Whether two ways to write a phone number name the same line: with their country codes, those must be equal too. */
export function isSamePhone(one: string, other: string): boolean {
  if (phoneKey(one) !== phoneKey(other)) return false;
  const [a, b] = [one, other].map(plainNumber) as [string, string];
  // Some write the zero of the country behind its code: `+43 0660`.
  if (isInternational(one) && isInternational(other)) return a === b || withoutTrunk(a) === b || a === withoutTrunk(b);
  // The link of a chat has the country code without a plus.
  return !(isInternational(one) || isInternational(other)) || a.endsWith(b) || b.endsWith(a);
}

/** Whether a text ends with a question mark. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trimEnd();
  return trimmed.endsWith('?') || trimmed.endsWith('？');
}

/** Whether a text is a row of three badges or more: `Organic · Fresh · Local`. */
export function isBadgeRow(text: string): boolean {
  return text.split(/\s[·•|]\s/u).length > 2;
}

/** Whether a second heading continues the first one: `Fast sync, that` and `scales` are one line in two elements. */
export function continuesHeading(first: string, second: string): boolean {
  return first !== '' && (first.endsWith(',') || /^\p{Ll}(?:\p{Ll}|\s)/u.test(second)) && withoutEnd(first) === first;
}

const QUOTES = '"“”„«»';

/** Whether a text has quotation marks. */
export function hasQuotes(text: string): boolean {
  return hasAny(text, QUOTES);
}

/** Whether a text is one quotation: marks at both of its ends. */
export const isQuotation = (text: string): boolean => text.length > 2 && hasQuotes(text.charAt(0)) && hasQuotes(text.slice(-1));

/** Whether a quotation begins in a text and does not end there, or the other way around. */
export const hasLooseQuote = (text: string): boolean => [...text].filter((char) => QUOTES.includes(char)).length % 2 === 1;

/** A text without its outer quotation marks. */
export function withoutQuotes(text: string): string {
  return dropEnds(text.trim(), QUOTES);
}

/** A text of the site in plain quotation marks; its own outer ones are not doubled. */
export function inQuotes(text: string): string {
  const inner = withoutQuotes(text);
  return `"${hasQuotes(inner) ? text : inner}"`;
}

/** A text without the punctuation at its end. */
export function withoutEnd(text: string): string {
  return dropEnd(text, '.!?: ');
}

/** A text without a note in brackets at its end: `Bakery (Bäckerei)`. */
export function withoutNote(text: string): string {
  const at = text.lastIndexOf('(');
  return at >= 0 && text.indexOf(')', at) === text.length - 1 ? text.slice(0, at).trimEnd() : text;
}

/** Compared forms of texts that are asked for again and again, by the object that holds the text. */
const known = new WeakMap<object, string>();

/** The compared form of a block's or heading's text, made once for each. */
export function comparableOf(holder: { readonly text: string }): string {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const made = comparable(holder.text);
  known.set(holder, made);
  return made;
}

/** The list without later entries that have the same key. */
export function distinctBy<T>(list: readonly T[], keyOf: (entry: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = keyOf(entry);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Words of four letters or more, lower case: what is compared when asking whether two texts speak of the same thing. */
export function significantWords(text: string): string[] {
  return letterRuns(comparable(text)).filter((word) => word.length >= 4 || (isUnspaced(word) && word.length >= 2));
}

/** `1 page`, `3 pages`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Whether the second text contains the first, case and white space aside. */
export function foldedWithin(part: string, whole: string): boolean {
  return comparable(whole).includes(comparable(part));
}

/** Whether two texts share a word of four letters or more. */
export function sharesWord(a: string, b: string): boolean {
  const words = new Set(significantWords(a));
  return significantWords(b).some((word) => words.has(word));
}

/** Share of words from which two moves, questions or checks say the same. Set by hand. */
const SAME_SHARE = 0.5;

/** Whether two lines say the same thing in other words. */
export function saysSame(a: string, b: string): boolean {
  const [one, other] = [new Set(significantWords(a)), significantWords(b)];
  return other.length > 0 && other.filter((word) => one.has(word)).length / Math.min(one.size, other.length) >= SAME_SHARE;
}
