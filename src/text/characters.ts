/** The digits 0 to 9 of a text, in order. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits of a phone number with the plus before them, as a link dials it. */
export const dialed = (text: string): string => [...text].filter((mark) => mark === '+' || hasNumber(mark)).join('');

/** Whether a text consists of digits 0 to 9 alone, at most `max` of them. */
export const isDigits = (text: string, max: number): boolean => text !== '' && text.length <= max && digitsOf(text) === text;

/** Whether a text contains a letter of any script. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether a text contains a number of any script. */
export const hasNumber = (text: string): boolean => /\p{N}/u.test(text);

/** The letters and digits of a text, without white space and marks between them. */
export const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The runs of letters and digits of a text, in order. */
export const letterRuns = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text starts with an upper-case letter. */
export const startsWithCapital = (text: string): boolean => text.charAt(0) !== text.charAt(0).toLowerCase();

/** Whether a text starts with a lower-case letter. */
export const startsSmall = (text: string): boolean => text.charAt(0) !== text.charAt(0).toUpperCase();

/** A text without accents and other marks on letters: `Café` gives `Cafe`. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** A text with spaces in place of control characters. */
export const withoutControls = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** A text with spaces in place of HTML tags. */
export const withoutTags = (text: string): string => text.replace(/<[^>]{0,500}>/g, ' ');

/** The source of a regular expression that matches this text letter by letter. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Whether a text is a year of the last or this century. */
export const isYear = (text: string): boolean =>
  text.length === 4 && isDigits(text, 4) && ['18', '19', '20'].some((century) => text.startsWith(century));

/** Whether a text consists of hexadecimal digits alone. */
export const isHex = (text: string): boolean => text !== '' && [...text.toLowerCase()].every((char) => '0123456789abcdef'.includes(char));

/** Whether a text contains one of these characters. */
export const hasAny = (text: string, characters: string): boolean => [...characters].some((char) => text.includes(char));

/** A text with something else in place of each of these characters. */
export const replaceAny = (text: string, characters: string, by: string): string =>
  [...characters].reduce((left, char) => left.replaceAll(char, by), text);

/** The runs of digits of a text, in any script and in order. */
export const numberRuns = (text: string): string[] => text.match(/\p{N}+/gu) ?? [];

/** A text that starts with a capital. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names at the start of our own sentences, which keep their capital. */
const NAMES = new Set(['English', 'Google', 'Core', 'React', 'Wix', 'Lighthouse']);

/** A text for use inside of a sentence: a first word of small letters loses its capital; abbreviations (`HTTPS`, `SEO`) and names keep it. */
export function lowerFirst(text: string): string {
  const first = text.split(' ', 1).join('').split(',', 1).join('');
  const isWord = first === 'A' || (startsWithCapital(first) && first.length > 1 && [...first.slice(1)].every(startsSmall));
  return isWord && first.length < text.length && !NAMES.has(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Whether a text consists of printable ASCII characters alone. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** The lines of a text, whatever ends them. */
export const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/);
