import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { specificity } from './specificity.ts';

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
