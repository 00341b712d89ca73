import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { describeVisitors } from './visitors.ts';

const visitorsOf = (input: ReturnType<typeof richInput>) => describeVisitors(readInput(input));

describe('describeVisitors', () => {
  it('quotes what the site tells an audience', () => {
    expect(visitorsOf(richInput())).toMatchObject([
      { who: 'Cafes and restaurants', goal: 'The site tells them: "We deliver to cafes and restaurants before six in the morning."' },
    ]);
  });

  it('names the offers where the site tells an audience nothing, and joins audiences with the same goal', () => {
    const input = richInput();
    const [first] = input.profile.targetAudiences;
    if (first) input.profile.targetAudiences = ['Families (Familien)', 'Neighbors'].map((text) => ({ ...first, text, evidence: [] }));
    expect(visitorsOf(input)).toEqual([{ who: 'Families; Neighbors', goal: 'Interested in Sourdough loaf and Rye bread.', evidence: [] }]);
  });
});
