import { asc, sql } from 'drizzle-orm';
import type { Stage } from '#contracts/progress.ts';
import { type Db, stageDurations } from '../schema.ts';

/** Upper bounds in milliseconds; a whole analysis has 60 s (security.md, limits). */
export const STAGE_BOUNDS_MS = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 40_000, 60_000];
/** "Longer than all bounds": the largest value of the column. */
const LONGER = 2_147_483_647;

/** Counts the duration of one stage in the histogram of the whole installation. */
export async function countStage(db: Db, stage: Stage, tookMs: number): Promise<void> {
  const upToMs = STAGE_BOUNDS_MS.find((bound) => tookMs <= bound) ?? LONGER;
  await db
    .insert(stageDurations)
    .values({ stage, upToMs, count: 1, totalMs: tookMs })
    .onConflictDoUpdate({
      target: [stageDurations.stage, stageDurations.upToMs],
      set: { count: sql`${stageDurations.count} + 1`, totalMs: sql`${stageDurations.totalMs} + excluded.total_ms` },
    });
}

/** How long one stage took so far: `counts` has one number per bound, which includes all shorter ones, and `count` is the total. */
export type StageHistogram = { stage: Stage; counts: number[]; count: number; totalMs: number };

/** Histograms of the stages that ran at least once, since the installation was set up. */
export async function stageHistograms(db: Db): Promise<StageHistogram[]> {
  const rows = await db.select().from(stageDurations).orderBy(asc(stageDurations.stage), asc(stageDurations.upToMs));
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  return [...byStage].map(([stage, own]) => {
    const countUpTo = (bound: number) => own.filter((row) => row.upToMs <= bound).reduce((sum, row) => sum + row.count, 0);
    const totalMs = own.reduce((sum, row) => sum + row.totalMs, 0);
    return { stage, counts: STAGE_BOUNDS_MS.map(countUpTo), count: countUpTo(LONGER), totalMs };
  });
}
