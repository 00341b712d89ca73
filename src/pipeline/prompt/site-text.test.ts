import { describe, expect, it } from 'vitest';
import { lowerFirst } from '#text/characters.ts';
import { headText, plannedText, quoted, sentence, siteText } from './site-text.ts';

describe('siteText', () => {
  it.each([
    ['two\nlines\u0000', 'two lines'],
    ['```js', "'js"],
    ['<b>', '‹b›'],
    ['Say "hi" now', 'Say “hi” now'],
    ['Our services\\r\\nand prices', 'Our services and prices'],
    ['`r`n', ''],
    ['lorem ipsum', ''],
    ['alt="x"', "alt='x'"],
  ])('cleans %j', (text, clean) => {
    expect(siteText(text)).toBe(clean);
  });
});

it('keeps the values that a planned tool asks for, which on a page would be left by a template', () => {
  const message = 'The message: "Hello, this is [name]."';
  expect([siteText(message), plannedText(message)]).toEqual(['', 'The message: “Hello, this is [name].”']);
});

describe('quoted', () => {
  it('quotes once', () => {
    expect([quoted('Hi'), quoted('“Hi”'), quoted('')]).toEqual(['"Hi"', '"Hi"', '']);
  });
});

it('keeps head texts to the letter', () => {
  expect(headText('A "B" | <C>\n')).toBe('A "B" | <C>');
});

it.each([
  ['Done', 'Done.'],
  ['Done!', 'Done!'],
  ['', ''],
])('ends %j like a sentence', (text, ended) => {
  expect(sentence(text)).toBe(ended);
});

it.each([
  ['Has text', 'has text'],
  ['Google shows it', 'Google shows it'],
  ['HTTP is off', 'HTTP is off'],
])('lowers the first letter of %j', (text, lowered) => {
  expect(lowerFirst(text)).toBe(lowered);
});
