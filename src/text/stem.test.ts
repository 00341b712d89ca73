import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['bakery', 'baker'],
  ['bakers', 'baker'],
  ['bakeries', 'baker'],
  ['neighborhood', 'neighborh'],
  ['bread', 'bread'],
  ['oven', 'oven'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});
