import { describe, expect, it } from 'vitest';
import { isRepeat, withoutRepeats } from './audience-repeats.ts';

describe('isRepeat', () => {
  it.each([
    ['Patients and their families', 'Patients'],
    ['Tourists and travelers', 'Tourists and travelers (Gäste)'],
    ['People who want to learn to fly', 'People who dream of learning to fly'],
    ['Homeowners', 'Homeowners and landlords in Leeds'],
  ])('%s repeats %s', (inferred, named) => expect(isRepeat(inferred, [named])).toBe(true));

  it.each([
    ['Dog and cat owners', 'Farmers and growers'],
    ['People with foot problems', 'People looking for a gift'],
    ['Businesses and landlords', 'Seniors'],
  ])('%s does not repeat %s', (inferred, named) => expect(isRepeat(inferred, [named])).toBe(false));
});

describe('withoutRepeats', () => {
  const kept = (labels: string[], own: string[] = []) =>
    withoutRepeats(
      labels.map((label) => ({ label, isCommon: false, score: 1, addressed: 1, mentions: [] })),
      own,
    ).map(({ label }) => label);

  it('keeps one of two labels for the same people, and both for others', () => {
    expect(kept(['Children and young people', 'Children and their parents'])).toEqual(['Children and young people']);
    expect(kept(['Military families and veterans', 'Scouts and their families'])).toHaveLength(2);
  });

  it('leaves to the site what it says in its own words', () => {
    expect(kept(['Teachers and schools', 'Seniors'], ['Beekeepers and teachers'])).toEqual(['Seniors']);
  });
});
