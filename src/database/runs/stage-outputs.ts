import { eq, sql } from 'drizzle-orm';
import type { Stage } from '#contracts/progress.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { packText, unpackText } from '../packed-text.ts';
import { analysisRuns, type Db, stageOutputs } from '../schema.ts';
import { countStage } from './stage-durations.ts';

/** The output of a stage as it is stored: as JSON, which queries can look into, or packed. */
export type StoredOutput = { json: string } | { packed: string };
/** Serialized where the stage ran, so that it costs the thread of the database little. */
export type StageText = { runId: string; stage: Stage } & StoredOutput;

/** The facts of all pages: megabytes, where other outputs are below 100 kB. No query looks into them. */
const PACKED: Stage = 'crawl';

/** An output as `saveStageText` stores it. */
export function stageText(stage: Stage, output: unknown): StoredOutput {
  const json = JSON.stringify(sanitizeJson(output));
  return stage === PACKED ? { packed: packText(json) } : { json };
}

/**
 * Stores the output of a stage; a second one of the same stage replaces the first. With `tookMs` the duration is stored with the
 * run and counted for monitoring.
 */
export async function saveStageText(db: Db, { runId, stage, ...text }: StageText, tookMs?: number): Promise<void> {
  const values = 'packed' in text ? { output: null, packed: text.packed } : { output: sql`${text.json}::jsonb`, packed: null };
  await db.transaction(async (tx) => {
    await tx
      .insert(stageOutputs)
      .values({ runId, stage, ...values })
      .onConflictDoUpdate({
        target: [stageOutputs.runId, stageOutputs.stage],
        set: { output: sql`excluded.output`, packed: sql`excluded.packed`, createdAt: sql`now()` },
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
  await saveStageText(db, { runId, stage, ...stageText(stage, output) });
}

/** The columns of an output; `readOutput` makes the output of them. */
export const outputColumns = { output: stageOutputs.output, packed: stageOutputs.packed };

/** An output from its columns, and the characters of JSON it was unpacked from: 0 for one that is not packed. */
export async function readOutput({ output, packed }: { output: unknown; packed: string | null }) {
  if (packed === null) return { output, characters: 0 };
  const json = await unpackText(packed);
  return { output: JSON.parse(json) as unknown, characters: json.length };
}

/** Outputs of a run's stages so far. */
export async function loadStages(db: Db, runId: string): Promise<Partial<Record<Stage, unknown>>> {
  const rows = await db
    .select({ stage: stageOutputs.stage, ...outputColumns })
    .from(stageOutputs)
    .where(eq(stageOutputs.runId, runId));
  return Object.fromEntries(await Promise.all(rows.map(async (row) => [row.stage, (await readOutput(row)).output])));
}
