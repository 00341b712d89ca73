import { expect, it } from 'vitest';
import { pricesIn } from './prices.ts';

it('finds amounts of money as they are written, each once and without the punctuation of the sentence', () => {
  expect(pricesIn(['From $1,200.50, later 289 €.', 'Again 289 €', 'CHF 90 or 15.50 EUR'])).toEqual([
    '$1,200.50',
    '289 €',
    'CHF 90',
    '15.50 EUR',
  ]);
});

it('takes no other number for a price', () => {
  expect(pricesIn(['Save 20% since 1998', 'Call 06131 5550', 'Europe'])).toEqual([]);
});
