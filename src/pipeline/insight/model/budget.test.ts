import { describe, expect, it } from 'vitest';
import { estimateModelUse, MODEL_BUDGET, SHARES } from './budget.ts';

describe('estimateModelUse', () => {
  it('grows with the pages and never passes the budget', () => {
    expect(estimateModelUse(12).inputTokens).toBeGreaterThan(estimateModelUse(3).inputTokens);
    expect(estimateModelUse(1_000)).toEqual(MODEL_BUDGET);
    expect(estimateModelUse(12, { inputTokens: 5_000, outputTokens: 900 })).toEqual({ inputTokens: 5_000, outputTokens: 900 });
  });
});

describe('the shares of the budget', () => {
  it('leave room for a repair, which sends the longest answer back', () => {
    const { inputTokens, outputTokens } = MODEL_BUDGET;
    const schema = 2_500;
    const spent = inputTokens * (SHARES.profile.input + SHARES.competitors.input) + outputTokens * SHARES.profile.output + schema;
    expect(spent).toBeLessThanOrEqual(inputTokens);
    expect(SHARES.profile.output + SHARES.competitors.output).toBeLessThanOrEqual(1);
  });
});
