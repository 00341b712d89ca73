import { describe, expect, it } from 'vitest';
import { foldText } from './normalize.ts';
import { isWhiteSpace, partsBetweenSpaces, splitAtSpaces } from './white-space.ts';

describe('partsBetweenSpaces', () => {
  it.each(['', 'one', 'one two', 'a b c d e', ' one  two\n', 'one\u00a0two\u2003three\ufeff'])('counts as splitting %j does', (text) => {
    const folded = foldText(text);
    expect(partsBetweenSpaces(folded)).toBe(folded.split(/\s+/).length);
  });
});

describe('isWhiteSpace', () => {
  it('agrees with the regular expression on every code unit', () => {
    const wrong = Array.from({ length: 0x10000 }, (_, code) => code).filter(
      (code) => isWhiteSpace(code) !== /\s/.test(String.fromCharCode(code)),
    );
    expect(wrong).toEqual([]);
  });
});

it('splits at white space of any kind', () => {
  expect(splitAtSpaces(' btn\tbtn-large\u00a0 wide\n')).toEqual(['btn', 'btn-large', 'wide']);
  expect(splitAtSpaces(' ')).toEqual([]);
});
