/** The digits 0 to 9 of a text, in order. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

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
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** Whether a text consists of printable ASCII characters alone. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** The lines of a text, whatever ends them. */
export const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/);
