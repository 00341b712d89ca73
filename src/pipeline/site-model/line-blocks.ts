import type { TextBlock } from '#contracts/page.ts';
import { hasLetter, hasNumber, startsSmall } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import { countWords, endsSentence } from '#text/segment.ts';

const BULLETS = '-–—•·*✓✔✅●▪►▸➤→»';
/** Most words of a line that is a label or an entry, and least of a text below a label. Set by hand. */
const LABEL_WORDS = 6;
const TEXT_WORDS = 8;
/** Fewest lines with bullets, or with a text below; without either, two lines are a name or a headline. */
const FEWEST_MARKED = 2;
const FEWEST_BARE = 3;

/** Tags of blocks that are something by themselves, whatever their lines. */
const ENTRIES = new Set(['tr', 'td', 'th', 'li', 'dt', 'dd', 'address', 'blockquote', 'figcaption']);

/** Whether a line is short and whole: an entry of a list, the label of the text below it. Figures are prices, dates and contacts. */
const isLabel = (line: string): boolean =>
  hasLetter(line) &&
  !hasNumber(line) &&
  !line.includes('@') &&
  !startsSmall(line) &&
  !endsSentence(line) &&
  !',;:'.includes(line.at(-1) ?? ',') &&
  countWords(line) <= LABEL_WORDS;

const isBulleted = (line: string): boolean => BULLETS.includes(line.charAt(0)) && hasLetter(line);

/**
 * A text whose lines are a list, or labels with a text below, as the list that visitors see (`li`, or `dt` and `dd`): many pages write them
 * as one paragraph with line breaks. Every other text as it is.
 */
export function asLines(block: TextBlock): TextBlock[] {
  const { pieces = [], ...rest } = block;
  if (pieces.length === 0 || ENTRIES.has(block.tag)) return [block];
  if (pieces.filter(isBulleted).length >= FEWEST_MARKED)
    return pieces.map((line) =>
      isBulleted(line) ? { ...rest, tag: 'li', text: dropStart(line, `${BULLETS} `) } : { ...rest, text: line },
    );
  const isTitle = (line: string, at: number) => isLabel(line) && countWords(pieces[at + 1] ?? '') >= TEXT_WORDS;
  if (pieces.filter(isTitle).length >= FEWEST_MARKED)
    return pieces.map((text, at) => {
      const isBelow = at > 0 && isTitle(pieces[at - 1] ?? '', at - 1);
      return { ...rest, tag: isTitle(text, at) ? 'dt' : isBelow ? 'dd' : rest.tag, text };
    });
  return pieces.length >= FEWEST_BARE && pieces.every(isLabel) ? pieces.map((text) => ({ ...rest, tag: 'li', text })) : [block];
}
