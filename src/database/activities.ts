import { asc, count, gte, sql, sum } from 'drizzle-orm';
import { type ActivityKind, activities, type Db } from './schema.ts';

/** What was done on one day (UTC, `YYYY-MM-DD`). */
export type DayActivity = { day: string; kind: ActivityKind; count: number; aiCostUsd: number };

/** Analyses, failures, prompts and exports of all users per day since a moment, oldest first (admin charts). */
export async function activityByDay(db: Db, since: Date): Promise<DayActivity[]> {
  const day = sql<string>`to_char(${activities.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({ day: day.as('day'), kind: activities.kind, count: count(), aiCostUsd: sum(activities.aiCostUsd).mapWith(Number) })
    .from(activities)
    .where(gte(activities.createdAt, since))
    .groupBy(sql`day`, activities.kind)
    .orderBy(asc(sql`day`), asc(activities.kind)) as Promise<DayActivity[]>;
}
