import { expect, it } from 'vitest';
import { siteWords } from './site-language.ts';

it.each([
  ['en', ['we', 'us', 'our', 'i', 'my']],
  ['de', ['wir', 'uns', 'ich']],
  ['fr', ['nous', 'avons']],
  ['nl', ['we', 'wij', 'ons']],
  ['sv', ['vi', 'oss']],
])('a form thanks for nobody in particular in %s', (language, own) => {
  const words = siteWords(language)
    .thanks.toLowerCase()
    .split(/[ .']+/);
  expect(own.filter((word) => words.includes(word))).toEqual([]);
});
