import { defineDifferenceCheck } from './text-checks.ts';

export const priceChanged = defineDifferenceCheck('price', {
  id: 'price-changed',
  title: 'Prices are what they were',
  why: 'A wrong price is a promise that the business has to keep or take back.',
  red: 'A text gives another amount of money than before.',
});
