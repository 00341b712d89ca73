import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { isAboutThirdParty, isQuoted } from './first-party.ts';

const reading = readInput(richInput());

describe('isAboutThirdParty', () => {
  it.each([
    ['Harbour Care Services is a leading provider in Bremen.', true],
    ['Mill Bread is a bakery in Mainz.', false],
    ['Our team is small and stays small.', false],
    ['Bread is what we live from.', false],
  ])('%j: %s', (text, expected) => {
    expect(isAboutThirdParty(text, reading)).toBe(expected);
  });
});

it('takes sentences of a quote for what others say, not a few words that are in one by chance', () => {
  const input = richInput();
  const quote = 'I have been coming to the best dental practice in Graz for ten years.';
  input.site.pages[0]?.quotes.push({ quote, author: 'Ada Lind', selector: 'p' });
  const quoted = readInput(input);
  expect([quote, 'coming to the best dental practice in Graz'].map((text) => isQuoted(text, quoted))).toEqual([true, true]);
  expect(isQuoted('Dental practice in Graz', quoted)).toBe(false);
});
