import { describe, expect, it } from 'vitest';
import { foldText } from '#contracts/evidence.ts';
import { codesOf, Signs, scanText } from './scan-text.ts';

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
    ['room 5', Signs.digit],
    ['a@b', Signs.at],
    ['a (at) b', Signs.bracket],
    ['1 <at> @', Signs.digit | Signs.at | Signs.bracket],
  ])('finds the signs of "%s"', (text, signs) => {
    expect(scanText(codesOf(text)).signs).toBe(signs);
  });

  it('knows exactly which texts foldText() changes', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      for (const text of [`a${String.fromCharCode(code)}b`, String.fromCharCode(code)]) {
        if (scanText(codesOf(text)).folded !== (foldText(text) === text)) expect.fail(`code ${code.toString(16)}`);
      }
    }
    expect(['a b', ' a', 'a ', 'a  b', 'a b c'].map((text) => scanText(codesOf(text)).folded)).toEqual([true, false, false, false, true]);
  });
});
