import { defineInventionCheck } from './sentence-checks.ts';

export const inventedPrice = defineInventionCheck({
  id: 'invented-price',
  title: 'No price or percentage is invented',
  why: 'A price on the site is an offer that customers may hold the business to.',
  red: 'A new sentence gives an amount of money or a percentage that nobody named.',
  kind: 'price',
});
