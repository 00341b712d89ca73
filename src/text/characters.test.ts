import { expect, it } from 'vitest';
import { digitsOf, hasLetter } from './characters.ts';

it('keeps the digits of a text in order', () => {
  expect(digitsOf('+49 (0)6131 / 555-010')).toBe('4906131555010');
  expect(digitsOf('none')).toBe('');
});

it('finds letters of any script', () => {
  expect(['a', 'ß', 'パ', 'я'].every(hasLetter)).toBe(true);
  expect(['', '12.50 €', '– © –'].some(hasLetter)).toBe(false);
});
