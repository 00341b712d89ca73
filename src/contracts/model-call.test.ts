import { describe, expect, it } from 'vitest';
import { modelCallsOf } from './analysis.ts';
import type { CompetitorReport } from './competitor.ts';
import type { Insight } from './insight.ts';
import { costOfCalls, type ModelCall } from './model-call.ts';

const call = (costUsd: number | null): ModelCall => ({
  ...{ purpose: 'profile', model: 'm', inputTokens: 1, outputTokens: 1, costUsd, failure: '' },
});

describe('costOfCalls', () => {
  it('adds what is known and counts unknown prices as nothing', () => {
    expect(costOfCalls([call(0.01), call(null), call(0.02)])).toBeCloseTo(0.03);
    expect(costOfCalls([])).toBe(0);
  });
});

describe('modelCallsOf', () => {
  it('collects the calls of both stages, and none where no model was asked', () => {
    const insight = { calls: [call(1)] } as Insight;
    const competitors = { modelCalls: [call(2)] } as CompetitorReport;
    expect(modelCallsOf({ insight, competitors })).toEqual([call(1), call(2)]);
    const without = { insight: { calls: [] as ModelCall[] } as Insight, competitors: {} as CompetitorReport };
    expect(modelCallsOf(without)).toEqual([]);
  });
});
