import { asc, count, gte, sql, sum } from 'drizzle-orm';
import type { UsageAction } from '#contracts/usage.ts';
import { activities, type Db } from '../schema.ts';

export type ActivityKind = UsageAction | 'analysis_failed' | 'strategy';

/** What was done in one day or month (UTC, `YYYY-MM-DD` or `YYYY-MM`). */
export type Activity = { period: string; kind: ActivityKind; count: number; aiCostUsd: number };

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Analyses, failures, prompts and exports of all users per day or month since a moment, oldest first (admin charts). */
export async function activityBy(db: Db, unit: 'day' | 'month', since: Date): Promise<Activity[]> {
  // Grouped by timestamp and formatted afterwards: once per group, not once per row.
  const start = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${activities.createdAt} at time zone 'UTC')`;
  const period = sql<string>`to_char(${start}, ${sql.raw(`'${FORMATS[unit]}'`)})`.as('period');
  return db
    .select({ period, kind: activities.kind, count: count(), aiCostUsd: sum(activities.aiCostUsd).mapWith(Number) })
    .from(activities)
    .where(gte(activities.createdAt, since))
    .groupBy(start, activities.kind)
    .orderBy(asc(start), asc(activities.kind)) as Promise<Activity[]>;
}
