import { describe, expect, it } from 'vitest';
import { readCss, readInlineStyle } from './css-reader.ts';

const rulesOf = (css: string) =>
  readCss(css).map(({ selector, declarations }) => [selector, declarations.map(({ property, value }) => `${property}:${value}`)]);

describe('readCss', () => {
  it.each([
    ['a{Color: red !important; margin:0}', [['a', ['color:red', 'margin:0']]]],
    ['a{color:red! IMPORTANT}', [['a', ['color:red']]]],
    ['a{--Ink:#111}', [['a', ['--Ink:#111']]]],
    ['/* x */ a /* y */ b{color:red}', [['a b', ['color:red']]]],
    ['@media screen{a{color:red}}', [['a', ['color:red']]]],
    ['@media print{a{color:red}}', []],
    ['@media (prefers-color-scheme: dark){a{color:red}}', []],
    ['@font-face{font-family:x} @keyframes k{from{color:red}}', []],
    [
      '.card{color:red;& a{color:blue}}',
      [
        ['.card a', ['color:blue']],
        ['.card', ['color:red']],
      ],
    ],
    ['a{background:url(data:x;y)}', [['a', ['background:url(data:x;y)']]]],
    ['a{color:red', []],
    ['a{not a declaration}', []],
  ])('%s', (css, rules) => {
    expect(rulesOf(css)).toEqual(rules);
  });
});

describe('readInlineStyle', () => {
  it('reads declarations, and nothing of what opens a block', () => {
    expect(readInlineStyle('color:red;top:0')).toHaveLength(2);
    expect(readInlineStyle('color:red}a{top:0')).toEqual([]);
  });
});
