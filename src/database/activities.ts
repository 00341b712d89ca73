import { asc, count, gte, sql, sum } from 'drizzle-orm';
import { type ActivityKind, activities, type Db } from './schema.ts';

/** What was done in one day or month (UTC, `YYYY-MM-DD` or `YYYY-MM`). */
export type Activity = { period: string; kind: ActivityKind; count: number; aiCostUsd: number };

const FORMATS = { day: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Analyses, failures, prompts and exports of all users per day or month since a moment, oldest first (admin charts). */
export async function activityBy(db: Db, unit: 'day' | 'month', since: Date): Promise<Activity[]> {
  const period = sql<string>`to_char(${activities.createdAt} at time zone 'UTC', ${sql.raw(`'${FORMATS[unit]}'`)})`;
  return db
    .select({ period: period.as('period'), kind: activities.kind, count: count(), aiCostUsd: sum(activities.aiCostUsd).mapWith(Number) })
    .from(activities)
    .where(gte(activities.createdAt, since))
    .groupBy(sql`period`, activities.kind)
    .orderBy(asc(sql`period`), asc(activities.kind)) as Promise<Activity[]>;
}
