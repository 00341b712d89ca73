import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findHits, type WordRules } from './check-words.ts';

const rules = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as WordRules;
const found = (text: string) => findHits(text, rules.patterns).map((hit) => hit.found.toLowerCase());

describe('the word check', () => {
  it.each([
    ['The list stands in one place.', 'stands in'],
    ['// words as they stand there', 'stand there'],
    ['Written anew for each builder', 'anew'],
    ['opens the doors and hands them down', 'doors'],
    ['Faults to mend', 'mend'],
    ['A rival shows its prices', 'rival'],
    ['the picture of the home page', 'picture'],
    ['a colour of the brand', 'colour'],
    ['has analysed the site', 'analysed'],
  ])('flags "%s"', (text, word) => expect(found(text)).toContain(word));

  it.each([
    'The default is 12 pages.',
    'A standing order for coffee',
    'It stands for the host name.',
    'a <picture> element with two sources',
    "'AI analysing business intelligence',",
    'The arrival of spring',
    'the color of the button',
  ])('passes "%s"', (text) => expect(found(text)).toEqual([]));

  it('names the line and the word to use', () => {
    expect(findHits('fine\nread anew', rules.patterns)).toEqual([{ line: 2, found: 'anew', use: 'again, from scratch, re-' }]);
  });

  it('skips a line that is marked as allowed', () => {
    expect(found('the owner wrote "anew" // words: allow')).toEqual([]);
  });
});
