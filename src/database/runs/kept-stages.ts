import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Stage } from '#contracts/progress.ts';
import { type Db, stageOutputs } from '../schema.ts';
import { outputColumns, readOutput } from './stage-outputs.ts';

type Kept = { at: string; output: unknown; characters: number };
type Outputs = ReadonlyMap<Stage, Kept>;

/** Runs whose outputs stay in memory: those of a site of a hundred pages take megabytes, and longest of all the time to read them again. */
const KEPT_RUNS = 4;
/** Of all of them together, as JSON; in memory about three times as many bytes. The run that was asked for last stays whatever its size. */
const KEPT_CHARACTERS = 12_000_000;
const runs = new Map<string, Outputs>();

const sizeOf = (outputs: Outputs) => [...outputs.values()].reduce((sum, { characters }) => sum + characters, 0);

function keep(runId: string, outputs: Outputs): void {
  runs.delete(runId);
  const before = [...runs].reverse();
  runs.clear();
  let left = KEPT_CHARACTERS - sizeOf(outputs);
  const kept = before.slice(0, KEPT_RUNS - 1).filter(([, one]) => {
    left -= sizeOf(one);
    return left >= 0;
  });
  for (const [id, one] of kept.reverse()) runs.set(id, one);
  runs.set(runId, outputs);
}

/** Outputs of a run's stages, each read once for as long as nobody stores it again: the same objects every time, so nobody may change them. */
export async function keptStages(db: Db, runId: string): Promise<Partial<Record<Stage, unknown>>> {
  const at = sql<string>`${stageOutputs.createdAt}::text`;
  const stored = await db.select({ stage: stageOutputs.stage, at }).from(stageOutputs).where(eq(stageOutputs.runId, runId));
  const known = runs.get(runId);
  const missing = stored.filter((row) => known?.get(row.stage)?.at !== row.at).map(({ stage }) => stage);
  const rows =
    missing.length === 0
      ? []
      : await db
          .select({ stage: stageOutputs.stage, at, ...outputColumns })
          .from(stageOutputs)
          .where(and(eq(stageOutputs.runId, runId), inArray(stageOutputs.stage, missing)));
  const read = await Promise.all(rows.map(async (row) => [row.stage, { at: row.at, ...(await readOutput(row)) }] as const));
  const current = stored.flatMap(({ stage }) => {
    const one = known?.get(stage);
    return one && !missing.includes(stage) ? [[stage, one] as const] : [];
  });
  const outputs = new Map<Stage, Kept>([...current, ...read]);
  keep(runId, outputs);
  return Object.fromEntries([...outputs].map(([stage, { output }]) => [stage, output]));
}
