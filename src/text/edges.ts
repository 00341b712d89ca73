const SPACE = ' ';

/** Whether a character is one of the marks; a space among them stands for any white space. */
const isOneOf = (char: string, marks: string) => marks.includes(char) || (marks.includes(SPACE) && char.trim() === '');

/** A text without the marks at its start; a space among them stands for any white space. The marks are single UTF-16 units. */
export function dropStart(text: string, marks: string): string {
  let start = 0;
  while (start < text.length && isOneOf(text.charAt(start), marks)) start += 1;
  return text.slice(start);
}

/** A text without the marks at its end; a space among them stands for any white space. The marks are single UTF-16 units. */
export function dropEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && isOneOf(text.charAt(end - 1), marks)) end -= 1;
  return text.slice(0, end);
}

/** A text without the marks at both ends. */
export const dropEnds = (text: string, marks: string): string => dropStart(dropEnd(text, marks), marks);
