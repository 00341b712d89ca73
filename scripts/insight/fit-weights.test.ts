import { describe, expect, it } from 'vitest';
import { fitWeights, meanGap, type Sample } from './fit-weights.ts';

const sample = (a: number, b: number, truth: number): Sample<'a' | 'b'> => ({ features: { a, b }, truth });

describe('fitWeights', () => {
  const samples = [sample(1, 0, 0.6), sample(0, 1, 0.3), sample(1, 1, 0.9), sample(0.5, 0.5, 0.45)];

  it('finds the weights that made the truth', () => {
    const weights = fitWeights(samples, ['a', 'b']);
    expect(weights.a).toBeCloseTo(0.6, 1);
    expect(weights.b).toBeCloseTo(0.3, 1);
    expect(meanGap(samples, weights)).toBeLessThan(0.02);
  });

  it('gives no weight to what speaks against', () => {
    expect(fitWeights([sample(1, 0, 0.8), sample(1, 1, 0.2)], ['a', 'b']).b).toBe(0);
  });
});
