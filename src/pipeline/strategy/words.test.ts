import { describe, expect, it } from 'vitest';
import { isGeneric } from './claims/sentence-classifiers.ts';
import { isSamePhone } from './words.ts';

describe('isSamePhone', () => {
  it.each([
    ['+31 6 03029378', 'https://wa.me/34603029378', false],
    ['+34 603 029 378', 'https://wa.me/34603029378', true],
    ['+49 (0)6131 123456', '06131 123456', true],
    ['+7 903 123-45-67', '8 903 123-45-67', true],
    ['+31 6 03029378', '+34 603029378', false],
    ['01 23 45 67 89', '123456789', true],
    ['+43 0660 7579524', '+43 660 7579524', true],
  ])('%s and %s: %s', (one, other, same) => {
    expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([same, same]);
  });
});

describe('isGeneric', () => {
  it('tells greetings and menu words from words that say something', () => {
    expect(['Welcome', 'Willkommen bei uns', 'Home', 'FAQ'].every(isGeneric)).toBe(true);
    expect(['Home cooking in Rome', 'Welcome break: a night shelter for dogs in the old harbour of Leith'].some(isGeneric)).toBe(false);
  });
});
