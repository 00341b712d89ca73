import { describe, expect, it } from 'vitest';
import { foldText } from '#text/normalize.ts';
import { codesOf, Hints, scanText } from './scan-text.ts';

describe('scanText', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ["don't stop well-known 3 things", 5],
    ['l’été à la plage', 4],
    ['日本語です', 3],
    ['Größe, Länge: 12', 3],
    ['— … ·', 0],
  ])('counts the words of "%s"', (text, words) => {
    expect(scanText(codesOf(text)).words).toBe(words);
  });

  it.each([
    ['no sign', 0],
    ['room 5', Hints.digit],
    ['a@b', Hints.at],
    ['a (at) b', Hints.bracket],
    ['1 <at> @', Hints.digit | Hints.at | Hints.bracket],
  ])('finds the signs of "%s"', (text, hints) => {
    expect(scanText(codesOf(text)).hints).toBe(hints);
  });

  it.each([
    '',
    'one',
    'two words',
    'a b',
    'l’été',
    ' one',
    'one ',
    'two  spaces',
    'a\tb',
    'a\vb',
    'a\u00a0b',
    'a\u2003b',
    'a\u1680b',
    'a\u3000b',
    'a\ufeffb',
  ])('knows whether "%s" is folded', (text) => {
    expect(scanText(codesOf(text)).isFolded).toBe(foldText(text) === text);
  });

  it('scans only the stretch it is asked for', () => {
    expect(scanText(codesOf(' 1 two three@ '), 3, 6)).toEqual({ words: 1, hints: 0, isFolded: true });
  });
});
