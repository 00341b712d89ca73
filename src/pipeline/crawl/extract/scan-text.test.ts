import { describe, expect, it } from 'vitest';
import { Hints, scanText } from './scan-text.ts';

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
    expect(scanText(text).words).toBe(words);
  });

  it.each([
    ['no sign', 0],
    ['room 5', Hints.digit],
    ['a@b', Hints.at],
    ['a (at) b', Hints.bracket],
    ['1 <at> @', Hints.digit | Hints.at | Hints.bracket],
  ])('finds the signs of "%s"', (text, hints) => {
    expect(scanText(text).hints).toBe(hints);
  });
});
