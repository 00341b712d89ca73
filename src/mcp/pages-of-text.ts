import { AppError } from '#contracts/errors.ts';

/**
 * Longest part of a text in one answer, in characters as JSON. An answer holds it twice (as text and as structured content), and stays
 * under 25,000 characters with everything around it.
 */
export const MAX_PART = 10_500;

const jsonLength = (text: string) => JSON.stringify(text).length - 2;

/** A text in parts of at most `MAX_PART` characters as JSON, cut at line ends where lines are shorter. Joined they are the text. */
export function pagesOfText(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const piece of text.split('\n').flatMap((line, at) => piecesOf(at === 0 ? line : `\n${line}`))) {
    const more = jsonLength(piece);
    if (length + more > MAX_PART && part !== '') {
      parts.push(part);
      [part, length] = ['', 0];
    }
    part += piece;
    length += more;
  }
  return [...parts, part];
}

/** Pieces of a line that each fit, never cut inside a surrogate pair. A character takes at most 6 as JSON. */
function piecesOf(line: string): string[] {
  if (jsonLength(line) <= MAX_PART) return [line];
  const step = Math.floor(MAX_PART / 6);
  const characters = [...line];
  return Array.from({ length: Math.ceil(characters.length / step) }, (_, at) => characters.slice(at * step, (at + 1) * step).join(''));
}

/** Page `page` (from 1) of a text. Throws `invalid-input` naming how many there are. */
export function pageOfText(text: string, page: number): { part: string; pages: number } {
  const parts = pagesOfText(text);
  const part = parts[page - 1];
  if (part === undefined) throw new AppError('invalid-input', `There is no page ${page}: the last one is ${parts.length}.`);
  return { part, pages: parts.length };
}
