import { eq, sql } from 'drizzle-orm';
import type { Stage } from '#contracts/progress.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { analysisRuns, type Db, stageOutputs } from '../schema.ts';
import { countStage } from './stage-durations.ts';

/** The output of a stage, serialized where the stage ran, so that it costs the thread of the database little. */
export type StageText = { runId: string; stage: Stage; json: string };

/** An output as the text that `saveStageText` stores. */
export function stageText(output: unknown): string {
  return JSON.stringify(sanitizeJson(output));
}

/**
 * Stores the output of a stage; a second one of the same stage replaces the first. With `tookMs` the duration is stored with the
 * run and counted for monitoring.
 */
export async function saveStageText(db: Db, { runId, stage, json }: StageText, tookMs?: number): Promise<void> {
  const output = sql`${json}::jsonb`;
  await db.transaction(async (tx) => {
    await tx
      .insert(stageOutputs)
      .values({ runId, stage, output })
      .onConflictDoUpdate({
        target: [stageOutputs.runId, stageOutputs.stage],
        set: { output: sql`excluded.output`, createdAt: sql`now()` },
      });
    if (tookMs === undefined) return;
    const timing = JSON.stringify({ [stage]: Math.round(tookMs) });
    await tx
      .update(analysisRuns)
      .set({ timings: sql`${analysisRuns.timings} || ${timing}::jsonb` })
      .where(eq(analysisRuns.id, runId));
    await countStage(tx, stage, tookMs);
  });
}

/** As `saveStageText`, from the output itself. */
export async function saveStage(db: Db, runId: string, stage: Stage, output: unknown): Promise<void> {
  await saveStageText(db, { runId, stage, json: stageText(output) });
}

/** Outputs of a run's stages so far. */
export async function loadStages(db: Db, runId: string): Promise<Partial<Record<Stage, unknown>>> {
  const rows = await db
    .select({ stage: stageOutputs.stage, output: stageOutputs.output })
    .from(stageOutputs)
    .where(eq(stageOutputs.runId, runId));
  return Object.fromEntries(rows.map((row) => [row.stage, row.output]));
}
