import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { isAnalysis } from '../runs/runs.ts';
import { analysisRuns, type Db, projects } from '../schema.ts';

const CUT_OFF = 'This was interrupted. Nothing was changed; please try again.';

/**
 * Returns projects whose work was cut off to their stable status: `analyzing` without an analysis that waits or runs, and the other
 * running statuses, when nothing happened for `staleSeconds` (null: at once). A process that writes a text touches its project every
 * second. Returns how many.
 */
export function recoverStuckProjects(db: Db, { staleSeconds }: { staleSeconds: number | null }): Promise<number> {
  const activeRun = db
    .select({ one: sql`1` })
    .from(analysisRuns)
    .where(and(eq(analysisRuns.projectId, projects.id), isAnalysis, inArray(analysisRuns.status, ['queued', 'running'])));
  const isRunning = inArray(projects.status, ['analyzing', 'composing', 'choosing_designer', 'pushing']);
  const isStale = staleSeconds === null ? undefined : lt(projects.updatedAt, sql`now() - make_interval(secs => ${staleSeconds})`);
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(projects)
      .set({ status: sql`${projects.statusBefore}`, updatedAt: sql`now()` })
      .where(and(isRunning, isStale, notExists(activeRun)))
      .returning({ id: projects.id });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await failTexts(tx, ids);
    return ids.length;
  });
}

/** Ends the texts that were being written for these projects. */
async function failTexts(tx: Db, projectIds: string[]): Promise<void> {
  await tx
    .update(analysisRuns)
    .set({ status: 'failed', error: CUT_OFF, finishedAt: sql`now()` })
    .where(
      and(
        inArray(analysisRuns.projectId, projectIds),
        inArray(analysisRuns.kind, ['strategy', 'prompt']),
        eq(analysisRuns.status, 'running'),
      ),
    );
}
