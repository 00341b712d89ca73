import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it.each([
  ['Rye loaf £4.20', 'Rye loaf £4.50', 'price'],
  ['Call +44 1304 555 010 today', 'Call +44 1304 555 011 today', 'phone'],
  ['Write to hello@mill.test', 'Write to info@mill.test', 'email'],
  ['Open from 7:00 to 13:00', 'Open from 8:00 to 13:00', 'hours'],
  ['Founded in 1987 by two bakers', 'Founded in 1978 by two bakers', 'date'],
  ['Every loaf rests for 24 hours', 'Every loaf rests for 12 hours', 'figure'],
  ['We never use additives', 'We use additives', 'negation'],
  ['It was founded by Ada Miller in Dover', 'It was founded by Eva Miller in Dover', 'name'],
  ['We bake with care', 'We cook with care', 'words'],
])('%j became %j: %s', (old, found, difference) => {
  expect(differenceOf(old, found)).toBe(difference);
});
