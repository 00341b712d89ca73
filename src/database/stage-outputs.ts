import { eq, sql } from 'drizzle-orm';
import type { Stage } from '#contracts/progress.ts';
import { type Db, stageOutputs } from './schema.ts';
import { storableJson } from './storable.ts';

/** Stores what a stage hands on; a second output of the same stage replaces the first. */
export async function saveStage(db: Db, runId: string, stage: Stage, output: unknown): Promise<void> {
  const stored = storableJson(output);
  await db
    .insert(stageOutputs)
    .values({ runId, stage, output: stored })
    .onConflictDoUpdate({ target: [stageOutputs.runId, stageOutputs.stage], set: { output: stored, createdAt: sql`now()` } });
}

/** Outputs of a run's stages so far. */
export async function loadStages(db: Db, runId: string): Promise<Partial<Record<Stage, unknown>>> {
  const rows = await db
    .select({ stage: stageOutputs.stage, output: stageOutputs.output })
    .from(stageOutputs)
    .where(eq(stageOutputs.runId, runId));
  return Object.fromEntries(rows.map((row) => [row.stage, row.output]));
}
