import { OPENING_LENGTH, openingLength, wholeLength } from '../length.ts';
import { type Lint, passed, type Verdict } from './lint.ts';

export const length: Lint = {
  id: 'length',
  point: 25,
  gate: false,
  title: 'Short enough for a person to use',
  check({ blocks, text, strategy }): Verdict {
    const opening = openingLength(blocks);
    const most = wholeLength(strategy);
    if (text.length > most) return { marks: 0, reason: `${text.length} characters in all are more than ${most}.`, blockId: '' };
    return opening > OPENING_LENGTH
      ? { marks: 1, reason: `${opening} characters before the pages are more than ${OPENING_LENGTH}.`, blockId: 'first' }
      : passed(`${opening} characters before the pages, ${text.length} in all.`);
  },
};
