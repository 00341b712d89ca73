import { pricesIn } from '../../../strategy/grounding/grounding.ts';
import { tokensOf } from '../../match/tokens.ts';
import { defineInventionCheck } from './sentence-checks.ts';

export const inventedPrice = defineInventionCheck({
  id: 'invented-price',
  title: 'No price or percentage is invented',
  why: 'A price on the site is an offer that customers may hold the business to.',
  red: 'A new sentence gives an amount of money or a percentage that nobody named.',
  what: 'the figure',
  find: ({ text }, { known }) => pricesIn(text).filter((price) => !tokensOf(price).every((token) => known.tokens.has(token))),
});
