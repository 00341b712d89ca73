import { expect, it } from 'vitest';
import { hasNoindex, robotsWords } from './robots-directives.ts';

it.each([
  ['NOINDEX, follow', true],
  ['googlebot: noindex', true],
  ['none', true],
  ['index, noindexing', false],
  ['', false],
])('tells whether "%s" keeps a page out of search results', (directives, expected) => {
  expect(hasNoindex(directives)).toBe(expected);
});

it('splits directives into words', () => {
  expect(robotsWords('bingbot: max-snippet:20,nosnippet')).toEqual(['bingbot', 'max-snippet', '20', 'nosnippet']);
});
