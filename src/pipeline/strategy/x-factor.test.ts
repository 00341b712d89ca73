import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from './read-site.ts';
import { speaksOfAnother, specificity } from './x-factor.ts';

const reading = readInput(richInput());

describe('specificity', () => {
  it.each([
    ['Welcome to our bakery', 'Sourdough loaf from the mill in Mainz'],
    ['High quality and excellence', 'We have baked here for 38 years'],
    ['Best bread solutions', 'Rye bread, baked in Mainz'],
  ])('is lower for %j than for %j', (general, specific) => {
    expect(specificity(general, reading)).toBeLessThan(specificity(specific, reading));
  });
});

describe('speaksOfAnother', () => {
  it.each([
    ['Harbour Care Services is a leading provider in Bremen.', true],
    ['Mill Bread is a bakery in Mainz.', false],
    ['Our team is small and stays small.', false],
    ['Bread is what we live from.', false],
  ])('%j: %s', (text, expected) => {
    expect(speaksOfAnother(text, reading)).toBe(expected);
  });
});
