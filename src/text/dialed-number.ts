import { decoded } from './address.ts';
import { digitsOf } from './characters.ts';
import { PHONE_DIGITS, phoneKey } from './words.ts';

/** Country codes (ITU-T E.164) of one and of two digits; all others have three. */
const SHORT_CODES = new Set(
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);
/** Countries whose numbers keep their zero behind the code: Italy, San Marino, Ivory Coast, Benin, Gabon, Congo. */
const KEEPS_ZERO = new Set(['39', '378', '225', '229', '241', '242']);

/** The country code with which the digits of an international number begin. */
const codeOf = (digits: string) =>
  [1, 2, 3].map((length) => digits.slice(0, length)).find((part) => part.length === 3 || SHORT_CODES.has(part)) ?? '';

/** Longest text that shows a number, with what it is for: `After hours: 330-314-2417`. */
const NUMBER_TEXT = 48;

/** Whether visitors read a number in a text, by itself or with what it is for. */
export const showsNumber = (text: string, number: string): boolean =>
  text.length <= NUMBER_TEXT && digitsOf(text).endsWith(phoneKey(number));

const MOST_DIGITS = 15;

/**
 * A number as the first of the texts that shows it by itself or next to what it is for: `(06232) 91 91 933` for `+4962329191933`; else as given.
 * An e-mail address behind it is no part of it.
 */
export function printedNumber(texts: readonly string[], number: string): string {
  const shown = texts.find((text) => showsNumber(text, number) && digitsOf(text).length <= MOST_DIGITS);
  if (!shown) return number;
  const printed = shown.slice(Math.max(0, shown.search(/[+(\p{N}]/u)));
  return printed.includes('@') ? printed.slice(0, printed.lastIndexOf(digitsOf(printed).slice(-1)) + 1) : printed;
}

/** A number without the zero that is dialed only within its country: `+43 660 1234567` for `+43 0660 1234567` and `+43 (0)660 1234567`. */
export function withoutTrunkZero(number: string): string {
  const plain = number.replace('(0)', '').replace('  ', ' ');
  const start = plain.indexOf('+');
  if (start < 0 || digitsOf(plain.slice(0, start)) !== '') return number;
  const digits = digitsOf(plain);
  const code = codeOf(digits);
  if (KEEPS_ZERO.has(code) || digits.charAt(code.length) !== '0' || digits.length < code.length + PHONE_DIGITS) return plain;
  let left = code.length + 1;
  const at = [...plain].findIndex((character) => digitsOf(character) !== '' && --left === 0);
  return plain.slice(0, at) + plain.slice(at + 1);
}

/**
 * Whether a link dials another number than the one its visitors read. False where the text names no whole number; a number with an
 * extension, or one of several that the text names, is the same.
 */
export function dialsAnother(shown: string, dialed: string): boolean {
  const [read, called] = [digitsOf(shown.replaceAll('(0)', '')), digitsOf(decoded(dialed))];
  if (read.length < PHONE_DIGITS || called.length < PHONE_DIGITS) return false;
  if (!read.includes(phoneKey(called)) && !called.includes(phoneKey(read))) return true;
  // Behind the country code of a link is the number that its words show, and nothing between.
  const [national, code] = [read.slice(1), codeOf(called)];
  const isWhole = read.startsWith('0') && dialed.includes('+') && called.endsWith(national);
  return isWhole && ![code, `${code}0`].includes(called.slice(0, -national.length));
}

const NUMBER = /\+?[\d(][\d()\s./–-]{5,22}\d/;

/**
 * The target of a link for people: where a phone link dials another number than its words show, the shown one. Visitors trust what they read,
 * and a number that only the link has is a slip of the pen.
 */
export function dialShown(link: string, words: string): string {
  if (!link.toLowerCase().startsWith('tel:')) return link;
  const target = decoded(link);
  if (!dialsAnother(words, target)) return plainTarget(withoutTrunkZero(target));
  const shown = NUMBER.exec(words)?.[0] ?? '';
  return plainTarget(shown === '' ? withoutTrunkZero(target) : `tel:${shown}`);
}

const PLAIN = new Set('0123456789 +()-./');

/** The target without what only people need: `tel:+14155550129` for `tel://+1 (415) 555-0129`. One with an extension stays. */
function plainTarget(target: string): string {
  const number = target.slice(4);
  const isPlain = [...number].every((character) => PLAIN.has(character));
  return isPlain ? `tel:${number.includes('+') ? '+' : ''}${digitsOf(number)}` : target;
}
