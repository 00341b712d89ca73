import { describe, expect, it } from 'vitest';
import { CONFIDENCE, confidenceByWeight } from './claim-confidence.ts';

describe('confidenceByWeight', () => {
  it.each([
    [0, 0.4],
    [4, 0.65],
    [8, 0.9],
    [20, 0.9],
    [-1, 0.4],
  ])('%d of 8 gives %d', (weight, confidence) => {
    expect(confidenceByWeight(weight, 8)).toBeCloseTo(confidence);
  });
});

it('trusts what is declared most, what is guessed least', () => {
  const values = Object.values(CONFIDENCE);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});
