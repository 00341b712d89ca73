import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { analysisRuns, type Db, projects } from '../schema.ts';

/**
 * Returns projects whose work was cut off to their stable status: `analyzing` without a run that waits or runs, and the other
 * running statuses, when nothing happened for `staleSeconds` (null: at once). Returns how many.
 */
export async function recoverStuckProjects(db: Db, { staleSeconds }: { staleSeconds: number | null }): Promise<number> {
  const activeRun = db
    .select({ one: sql`1` })
    .from(analysisRuns)
    .where(and(eq(analysisRuns.projectId, projects.id), inArray(analysisRuns.status, ['queued', 'running'])));
  const rows = await db
    .update(projects)
    .set({ status: sql`${projects.statusBefore}`, updatedAt: sql`now()` })
    .where(
      and(
        inArray(projects.status, ['analyzing', 'composing', 'choosing_designer', 'pushing']),
        staleSeconds === null ? undefined : lt(projects.updatedAt, sql`now() - make_interval(secs => ${staleSeconds})`),
        notExists(activeRun),
      ),
    )
    .returning({ id: projects.id });
  return rows.length;
}
