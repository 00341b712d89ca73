import { hasTerm } from '#lexicon/match-terms.ts';
import { isDigits, startsWithCapital } from '#text/characters.ts';
import { findInnerNames } from '#text/find-inner-names.ts';
import { isNumberToken, isPriceToken, tokensOf } from './tokens.ts';

/** What a changed text says differently. */
export type Difference = 'price' | 'phone' | 'email' | 'hours' | 'date' | 'figure' | 'negation' | 'name' | 'words';

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const TIME = /\b\d{1,2}(?:[:.]\d{2}|\s?(?:am|pm|uhr|h)\b)/giu;
const DATE = /\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/gu;
/** Digits of a phone number at least. */
const PHONE_DIGITS = 7;

/** Tokens of one text that the other one has not. */
function onlyIn(one: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other);
  return one.filter((token) => !known.has(token));
}

/** The email addresses of a text, in lower case. */
export const emailsIn = (text: string): string[] => text.toLowerCase().match(EMAIL) ?? [];

const matchesOf = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern) ?? []);
const differs = (a: string, b: string, pattern: RegExp) => {
  const [one, other] = [[...matchesOf(a, pattern)], [...matchesOf(b, pattern)]];
  return onlyIn(one, other).length + onlyIn(other, one).length > 0;
};

function numberDifference(old: string, found: string, numbers: readonly string[]): Difference {
  if (numbers.some(isPriceToken)) return 'price';
  if (numbers.some((number) => number.length >= PHONE_DIGITS && isDigits(number, number.length))) return 'phone';
  if (differs(old, found, TIME)) return 'hours';
  return differs(old, found, DATE) ? 'date' : 'figure';
}

/** The first of two capitalized words: a name, also at the start of a sentence. */
const FIRST_NAME = /\p{Lu}[\p{L}'’-]+(?= \p{Lu})/gu;
const SHORT = 4;

/** The capitalized words of a line that may be nothing but a name, such as an author: there the first word counts, too. */
function shortNames(text: string): string[] {
  const words = text.split(/\s+/u);
  return words.length <= SHORT && words.every(startsWithCapital) ? words : [];
}

/** Names what two similar texts say differently, what weighs most first. */
export function differenceOf(old: string, found: string): Difference {
  const [a, b] = [tokensOf(old), tokensOf(found)];
  const changed = [...onlyIn(a, b), ...onlyIn(b, a)];
  if (differs(old, found, EMAIL)) return 'email';
  const numbers = changed.filter(isNumberToken);
  if (numbers.length > 0) return numberDifference(old, found, numbers);
  if (changed.some((token) => hasTerm(token, 'negations'))) return 'negation';
  const names = new Set(
    [old, found].flatMap((text) => [...findInnerNames(text), ...(text.match(FIRST_NAME) ?? []), ...shortNames(text)]).flatMap(tokensOf),
  );
  return changed.length > 0 && changed.every((token) => names.has(token)) ? 'name' : 'words';
}
