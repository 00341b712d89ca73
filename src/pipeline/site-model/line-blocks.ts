import type { TextBlock } from '#contracts/page.ts';
import { hasLetter, hasNumber, startsSmall } from '#text/characters.ts';
import { countWords, endsSentence } from '#text/segment.ts';

/** Most words of a line that is a label or an entry, and least of a text below a label. Set by hand. */
const LABEL_WORDS = 6;
const TEXT_WORDS = 8;
/** Fewer lines are a name, a headline or two labels with a text each, not a list. */
const LEAST_LINES = 3;

/** Whether a line of a text is short and whole: an entry of a list, the label of the text below it. Figures are prices, dates and contacts. */
const isLabel = (line: string): boolean =>
  hasLetter(line) &&
  !hasNumber(line) &&
  !line.includes('@') &&
  !startsSmall(line) &&
  !endsSentence(line) &&
  countWords(line) <= LABEL_WORDS;

const isText = (line: string): boolean => countWords(line) >= TEXT_WORDS && !startsSmall(line);

/** Whether lines are labels with a text below each. */
function areCards(lines: readonly string[]): boolean {
  const isPaired = (line: string, at: number) => (at % 2 === 0 ? isLabel(line) : isText(line));
  return lines.length > LEAST_LINES && lines.length % 2 === 0 && lines.every(isPaired);
}

/**
 * A text whose lines are a list, or labels with a text below each, as the list that visitors see: many pages set them in one paragraph
 * with line breaks. Every other text as it is.
 */
export function asLines(block: TextBlock): TextBlock[] {
  const { pieces = [], tag, ...rest } = block;
  if (tag !== 'p' && tag !== 'div') return [block];
  if (areCards(pieces)) return pieces.map((text, at) => ({ ...rest, tag: at % 2 === 0 ? 'dt' : 'dd', text }));
  if (pieces.length >= LEAST_LINES && pieces.every(isLabel)) return pieces.map((text) => ({ ...rest, tag: 'li', text }));
  return [block];
}
