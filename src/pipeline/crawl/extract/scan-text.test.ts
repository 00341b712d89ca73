import { describe, expect, it } from 'vitest';
import { foldText } from '#text/normalize.ts';
import { Hints, scanText, toCodeUnits } from './scan-text.ts';

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
    expect(scanText(toCodeUnits(text)).words).toBe(words);
  });

  it.each([
    ['no sign', 0],
    ['room 5', Hints.digit],
    ['a@b', Hints.at],
    ['a (at) b', Hints.bracket],
    ['1 <at> @', Hints.digit | Hints.at | Hints.bracket],
  ])('finds the signs of "%s"', (text, hints) => {
    expect(scanText(toCodeUnits(text)).hints).toBe(hints);
  });

  it('knows exactly which texts foldText() changes', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      for (const text of [`a${String.fromCharCode(code)}b`, String.fromCharCode(code)]) {
        if (scanText(toCodeUnits(text)).folded !== (foldText(text) === text)) expect.fail(`code ${code.toString(16)}`);
      }
    }
    expect(['a b', ' a', 'a ', 'a  b', 'a b c'].map((text) => scanText(toCodeUnits(text)).folded)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});
