/** Where words are in a text; `end` is the first character after them. */
export type Found = { start: number; end: number };

const QUOTES: Readonly<Record<string, string>> = { '“': '"', '”': '"', '„': '"', '’': "'", '‘': "'", '\u00a0': ' ', '–': '-', '—': '-' };
const isBlank = (character: string) => character === ' ' || character === '\n' || character === '\t' || character === '\u00a0';

/** A text with white space, quotation marks, dashes and the pipes of table cells in one form, and the place of each character in the text itself. */
function plain(text: string): { text: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const isEscape = character === '\\' && text.charAt(at + 1) === '|';
    if (isEscape || (isBlank(character) && folded.endsWith(' '))) continue;
    folded += isBlank(character) ? ' ' : (QUOTES[character] ?? character);
    places.push(at);
  }
  return { text: folded, places };
}

function placesOf(text: string, words: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at);
  return found;
}

/** Whether a place is a whole line, its indent aside. */
function isLine(text: string, { start, end }: Found): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.trim() === '' && (end === text.length || text.charAt(end) === '\n');
}

/**
 * Where words are in a text, if only once: to the letter, else whatever its white space, quotation marks and escaped pipes; of several places one that is
 * a whole line counts alone. Answers how often they are there otherwise.
 */
export function findOnce(text: string, words: string): Found | 'none' | 'several' {
  const wanted = words.trim();
  if (wanted === '') return 'none';
  const exact = placesOf(text, wanted).map((start) => ({ start, end: start + wanted.length }));
  const found = exact.length > 0 ? exact : loose(text, wanted);
  const [first, ...others] = found;
  if (!first) return 'none';
  if (others.length === 0) return first;
  const [line, ...more] = found.filter((place) => isLine(text, place));
  return line && more.length === 0 ? line : 'several';
}

function loose(text: string, words: string): Found[] {
  const folded = plain(text);
  const wanted = plain(words).text;
  return placesOf(folded.text, wanted).map((at) => ({
    start: folded.places[at] ?? 0,
    end: (folded.places[at + wanted.length - 1] ?? 0) + 1,
  }));
}

/** The text with other words in one place. A line that is removed leaves no empty line behind. */
export function replaceAt(text: string, { start, end }: Found, words: string): string {
  if (words.trim() !== '') return text.slice(0, start) + words.trim() + text.slice(end);
  if (!isLine(text, { start, end })) {
    const before = text.slice(0, start);
    return (before.endsWith(' ') && text.charAt(end) === ' ' ? before.slice(0, -1) : before) + text.slice(end);
  }
  const before = text.slice(0, text.lastIndexOf('\n', start - 1) + 1);
  const after = text.slice(end + 1);
  return before.endsWith('\n\n') && after.startsWith('\n') ? before + after.slice(1) : before + after;
}
