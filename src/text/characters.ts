/** The digits 0 to 9 of a text, in order. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a text contains a letter of any script. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether a text contains a number of any script. */
export const hasNumber = (text: string): boolean => /\p{N}/u.test(text);

/** Whether a text is a year of the last or this century. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** Whether a text consists of printable ASCII characters alone. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** The lines of a text, whatever ends them. */
export const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/);
