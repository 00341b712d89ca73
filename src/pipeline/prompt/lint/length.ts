import { OPENING_LENGTH, openingLength, wholeLength } from '../length.ts';
import { type Lint, passed, type Verdict, wrong } from './lint.ts';

/** Characters of a line, JSON-LD aside: a long list of paths has about half of it. */
const LONGEST_LINE = 3_000;

export const length: Lint = {
  id: 'length',
  point: 25,
  gate: false,
  title: 'Short enough for a person to use',
  check({ blocks, lines, text, strategy }): Verdict {
    const opening = openingLength(blocks);
    const most = wholeLength(strategy);
    if (text.length > most) return { marks: 0, reason: `${text.length} characters in all are more than ${most}.`, blockId: '' };
    const line = lines.find((entry) => entry.text.length > LONGEST_LINE && !entry.text.includes('"@context"'));
    if (line) return { ...wrong(`A line of ${line.text.length} characters is too long to read.`, line), marks: 1 };
    return opening > OPENING_LENGTH
      ? { marks: 1, reason: `${opening} characters before the pages are more than ${OPENING_LENGTH}.`, blockId: 'first' }
      : passed(`${opening} characters before the pages, ${text.length} in all.`);
  },
};
