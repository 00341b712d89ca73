import { numbersIn, pricesIn } from '../../../strategy/grounding/grounding.ts';
import { isNumberToken, tokensOf } from '../../match/tokens.ts';
import { defineInventionCheck } from './sentence-checks.ts';

/** Numbers that count steps and columns and claim nothing. */
const SMALL = 3;
const COPYRIGHT = /©|copyright|\(c\)/i;

export const inventedFigure = defineInventionCheck({
  id: 'invented-figure',
  title: 'No figure is invented',
  why: '"Over 500 happy customers" is what builders write where they know nothing.',
  red: 'A new sentence has a number that nobody named.',
  what: 'the number',
  find: ({ text }, { known }) => {
    if (COPYRIGHT.test(text)) return [];
    const plain = pricesIn(text).reduce((rest, price) => rest.replace(price, ' '), text);
    const unknown = tokensOf(plain).filter((token) => isNumberToken(token) && !known.tokens.has(token) && Number(token) > SMALL);
    return unknown.length > 0 ? [numbersIn(plain).find((number) => unknown.includes(number)) ?? unknown[0] ?? ''] : [];
  },
});
