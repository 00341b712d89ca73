import type { ActivityCounts } from '#contracts/admin.ts';
import type { Activity } from '#database/accounts/activities.ts';

/** The last `count` days in UTC, `YYYY-MM-DD`, oldest first, the day of `now` last. */
export function lastDays(now: Date, count: number): string[] {
  return countdown(count, (back) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back)).map((day) =>
    day.slice(0, 10),
  );
}

/** The last `count` months in UTC, `YYYY-MM`, oldest first, the month of `now` last. */
export function lastMonths(now: Date, count: number): string[] {
  return countdown(count, (back) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).map((month) => month.slice(0, 7));
}

const countdown = (count: number, moment: (back: number) => number) =>
  Array.from({ length: count }, (_, i) => new Date(moment(count - 1 - i)).toISOString());

/** Activity in one period, a day or a month of daily counts; zeros where there was none. The cost is rounded to a hundredth of a cent. */
export function sumActivities(all: Activity[], period: string): ActivityCounts {
  const inPeriod = all.filter((one) => one.period.startsWith(period));
  const count = (kind: Activity['kind']) => inPeriod.reduce((sum, one) => (one.kind === kind ? sum + one.count : sum), 0);
  const cost = inPeriod.reduce((sum, one) => sum + one.aiCostUsd, 0);
  return {
    analyses: count('analysis'),
    failures: count('analysis_failed'),
    prompts: count('prompt_generation'),
    exports: count('export'),
    aiCostUsd: Math.round(cost * 10_000) / 10_000,
  };
}
