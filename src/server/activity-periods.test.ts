import { describe, expect, it } from 'vitest';
import { lastDays, lastMonths, sumActivities } from './activity-periods.ts';

describe('periods of a chart', () => {
  it('are days and months in UTC without gaps, over the end of a year and a leap day', () => {
    expect(lastDays(new Date('2028-03-01T00:30:00Z'), 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(lastMonths(new Date('2027-01-31T23:30:00Z'), 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('carry what was done, zeros else, and the cost of everything in them', () => {
    const all = [
      { period: '2027-01-30', kind: 'analysis' as const, count: 1, aiCostUsd: 0.05 },
      { period: '2027-01-31', kind: 'analysis' as const, count: 2, aiCostUsd: 0.05 },
      { period: '2027-01-31', kind: 'prompt_generation' as const, count: 2, aiCostUsd: 0.2 },
      { period: '2027-02-01', kind: 'analysis_failed' as const, count: 1, aiCostUsd: 0 },
    ];
    expect(sumActivities(all, '2027-01')).toEqual({ analyses: 3, failures: 0, prompts: 2, exports: 0, aiCostUsd: 0.3 });
    expect(sumActivities(all, '2027-01-31')).toMatchObject({ analyses: 2, prompts: 2, aiCostUsd: 0.25 });
    expect(sumActivities(all, '2027-03')).toEqual({ analyses: 0, failures: 0, prompts: 0, exports: 0, aiCostUsd: 0 });
  });
});
