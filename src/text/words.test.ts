import { describe, expect, it } from 'vitest';
import { distinctBy, isSamePhone, phoneKey } from './words.ts';

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

describe('distinctBy', () => {
  it('keeps the first of equal items, in order', () => {
    expect(distinctBy(['b1', 'a1', 'b2', 'a2'], (item) => item.slice(0, 1))).toEqual(['b1', 'a1']);
  });
});

describe('phoneKey', () => {
  it('is the same for national and international notation', () => {
    expect(phoneKey('+49 (0) 30 1234567', 9)).toBe(phoneKey('030 / 123 45 67', 9));
    expect(phoneKey('030 1234567')).not.toBe(phoneKey('030 1234568'));
  });
});
