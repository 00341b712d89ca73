/** The digits 0 to 9 of a text, in order. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a text contains a letter of any script. */
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
