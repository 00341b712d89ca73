import { digitsOf, hasLetter, isDigits, letterRuns, numberRuns } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { WRITTEN_PHONE } from '#text/words.ts';
import words from './number-labels.json' with { type: 'json' };
import { areSizes } from './sizes.ts';

/** A long number of a text: a phone number, or one under which authorities, banks and registers know an owner. */
export type WrittenNumber = { kind: 'phone' | 'registered'; text: string; start: number; end: number; isExample: boolean };

const PHONE_DIGITS = 6;
const YEAR_DIGITS = 4;
/** A number that is written without spaces has at least so many digits. */
const WHOLE_DIGITS = 7;
/** Words in front of a number that may say what it is, and the characters they take. */
const LABEL_WORDS = 5;
const LABEL_LENGTH = 60;

const PHONE = new Set(words.phone);
const REGISTERED = new Set(words.registered);
const WITH_NUMBER = new Set(words.withNumber);
const NUMBER = new Set(words.number);
const EXAMPLE = new Set(words.example);

/** A date is no phone number: three groups of digits, one of them a year. */
function isLongNumber(number: string): boolean {
  const groups = numberRuns(number);
  const isDay =
    groups.length === 3 && groups.some(({ length }) => length === YEAR_DIGITS) && groups.every(({ length }) => length <= YEAR_DIGITS);
  const isShort = digitsOf(number).length <= 8;
  return digitsOf(number).length >= PHONE_DIGITS && !(isDay && isShort) && !areSizes(number);
}

/** What the nearest label in front of a number says; undefined where none does. */
function kindByLabel(before: readonly string[]): WrittenNumber['kind'] | undefined {
  for (const [at, word] of before.entries()) {
    if (PHONE.has(word)) return 'phone';
    if (REGISTERED.has(word) || (WITH_NUMBER.has(word) && NUMBER.has(before[at - 1] ?? ''))) return 'registered';
  }
  return undefined;
}

/** Digits of each group of numbers that no phone has: a US employer number, `47-1234567`, and an Argentine tax number, `30-12345678-9`. */
const SHAPES = ['2-7', '2-8-1'];

/** Whether a number has the form of a tax number; area codes begin with a zero where they have two digits. */
function hasShape(number: string): boolean {
  const groups = number.split('-');
  const isOfDigits = groups.every((group) => isDigits(group, PHONE_DIGITS + 2));
  return isOfDigits && !number.startsWith('0') && SHAPES.includes(groups.map(({ length }) => length).join('-'));
}

/** The number itself, without another one behind it: a year, or a phone number in brackets. */
function firstOf(number: string): string {
  const [whole = ''] = dropStart(number, '(').replaceAll('(', ')').split(')', 1);
  const [first = ''] = splitAtSpaces(whole);
  return digitsOf(first).length >= WHOLE_DIGITS ? first : whole.trimEnd();
}

/** The words in front of a place on its line, the nearest first. */
function wordsBefore(text: string, at: number): string[] {
  const near = text.slice(Math.max(0, at - LABEL_LENGTH), at);
  return letterRuns(near.slice(near.lastIndexOf('\n') + 1).toLowerCase())
    .reverse()
    .slice(0, LABEL_WORDS);
}

/**
 * The long numbers of a text. A label right in front decides what one is, else its shape: letters that belong to it (`DE123456789`), the groups of a tax number.
 * `isExample`: a registered number that only shows the form, as the hint of a field does.
 */
export function writtenNumbers(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  for (let from = 0; ; ) {
    WRITTEN_PHONE.lastIndex = from;
    const match = WRITTEN_PHONE.exec(text);
    if (!match) break;
    // The number of the next entry is no part of it: `2. Call 06131 55. 3. Write`.
    const [whole = ''] = match[0].split('. ', 1);
    const { index } = match;
    const before = wordsBefore(text, index);
    const first = firstOf(whole);
    const label = kindByLabel(before);
    const hasForm = hasLetter(text.charAt(index - 1)) || hasShape(first);
    const isRegistered = isLongNumber(first) && (label === 'registered' || (label === undefined && hasForm));
    const number = isRegistered ? first : whole;
    const start = text.indexOf(number, index);
    from = start + number.length;
    if (!isLongNumber(number)) continue;
    const isExample = isRegistered && before.some((word) => EXAMPLE.has(word));
    found.push({ kind: isRegistered ? 'registered' : 'phone', text: number, start, end: from, isExample });
  }
  WRITTEN_PHONE.lastIndex = 0;
  return found;
}
