import { describe, expect, it } from 'vitest';
import { isWhiteSpace, partsBetweenSpaces } from './white-space.ts';

describe('partsBetweenSpaces', () => {
  it.each(['', ' ', 'one', 'one two', ' one  two\n', 'one\u00a0two\u2003three\ufeff', '\t\r\n', 'a b c d e'])(
    'counts as splitting %j does',
    (text) => {
      expect(partsBetweenSpaces(text)).toBe(text.split(/\s+/).length);
    },
  );
});

describe('isWhiteSpace', () => {
  it('agrees with the regular expression on every code unit', () => {
    const wrong = Array.from({ length: 0x10000 }, (_, code) => code).filter(
      (code) => isWhiteSpace(code) !== /\s/.test(String.fromCharCode(code)),
    );
    expect(wrong).toEqual([]);
  });
});
