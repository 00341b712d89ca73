import { expect, it } from 'vitest';
import { listed } from './list.ts';

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('lists %j', (entries, text) => {
  expect(listed(entries)).toBe(text);
});

it('lists alternatives', () => {
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});
