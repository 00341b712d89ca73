import { expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { withCountedWords } from './counted-words.ts';

const textsOf = (html: string) => withCountedWords(pageOfHtml('/', `<main>${html}</main>`).blocks).map(({ text }) => text);
const pair = (number: string, words: string) => `<div><div>${number}</div><div>${words}</div></div>`;

it('joins a counter and the words that it counts', () => {
  expect(textsOf(pair('170', 'direct trains on weekdays') + pair('4', 'airports within an hour'))).toEqual([
    '170 direct trains on weekdays',
    '4 airports within an hour',
  ]);
});

it('leaves the numbers of steps, amounts, years and times alone', () => {
  const words = [
    pair('1', 'Call us'),
    pair('2', 'We come'),
    pair('8.50', 'Plum tart'),
    pair('1991', 'A new owner'),
    pair('17:00', 'Closing'),
  ];
  for (const html of [words.slice(0, 2).join(''), ...words.slice(2)])
    expect(textsOf(html)).toHaveLength(html === words.slice(0, 2).join('') ? 4 : 2);
});
