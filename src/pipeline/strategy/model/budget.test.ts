import { expect, it } from 'vitest';
import { ModelEstimate } from '#contracts/usage.ts';
import { estimateStrategyUse } from './budget.ts';

it('estimates whole tokens with their price', () => {
  const model = { costUsd: ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }) => inputTokens + outputTokens };
  const estimate = estimateStrategyUse(model);
  expect(estimate.costUsd).toBe(estimate.inputTokens + estimate.outputTokens);
  expect(ModelEstimate.shape.strategy.parse(estimate)).toEqual(estimate);
});
