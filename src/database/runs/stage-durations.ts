import { asc, sql } from 'drizzle-orm';
import type { Stage } from '#contracts/progress.ts';
import { type Db, stageDurations } from '../schema.ts';

/** Upper bounds in milliseconds; a whole analysis has 60 s (security.md, limits). */
export const STAGE_BOUNDS_MS = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 20_000, 40_000, 60_000];
/** Stands for "longer than all bounds": the largest value of the column. */
const LONGER = 2_147_483_647;

/** Counts one stage that took so long, for the histogram of the whole installation. */
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

/** How long one stage took so far: `counts` has one number per bound, each with all shorter ones in it, and `count` all. */
export type StageHistogram = { stage: Stage; counts: number[]; count: number; totalMs: number };

/** Histograms of the stages that ran at least once, since the installation began. */
export async function stageHistograms(db: Db): Promise<StageHistogram[]> {
  const rows = await db.select().from(stageDurations).orderBy(asc(stageDurations.stage), asc(stageDurations.upToMs));
  const stages = [...new Set(rows.map((row) => row.stage))];
  return stages.map((stage) => {
    const own = rows.filter((row) => row.stage === stage);
    const upTo = (bound: number) => own.filter((row) => row.upToMs <= bound).reduce((sum, row) => sum + row.count, 0);
    return {
      ...{ stage, counts: STAGE_BOUNDS_MS.map(upTo), count: upTo(LONGER) },
      totalMs: own.reduce((sum, row) => sum + row.totalMs, 0),
    };
  });
}
