import { describe, expect, it } from 'vitest';
import { digitsOf, hasLetter, hasNumber, isPrintableAscii, isYear, splitLines } from './characters.ts';

it('keeps the digits of a text in order', () => {
  expect(digitsOf('+49 (0)6131 / 555-010')).toBe('4906131555010');
  expect(digitsOf('none')).toBe('');
});

it('finds letters of any script', () => {
  expect(['a', 'ß', 'パ', 'я'].every(hasLetter)).toBe(true);
  expect(['', '12.50 €', '– © –'].some(hasLetter)).toBe(false);
});

describe('hasNumber, isYear and isPrintableAscii', () => {
  it.each([
    ['two', false, false, true],
    ['2', true, false, true],
    ['٣', true, false, false],
    ['1998', true, true, true],
    ['21998', true, false, true],
    ['a\nb', false, false, false],
  ])('judges "%s"', (text, number, year, ascii) => {
    expect([hasNumber(text), isYear(text), isPrintableAscii(text)]).toEqual([number, year, ascii]);
  });
});

describe('splitLines', () => {
  it('ends lines as Windows, Unix and old Macs do', () => {
    expect(splitLines('a\r\nb\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
  });
});
