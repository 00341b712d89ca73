import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { type StableStatus, statusAfter } from '#contracts/project-status.ts';
import { newId } from '../ids.ts';
import { lockOwnProject, type ProjectOwner } from '../projects/own-project.ts';
import { setStatus } from '../projects/projects.ts';
import { analysisRuns, type Db, projects } from '../schema.ts';
import { appendEvents } from './run-events.ts';
import type { RunKind } from './run-types.ts';
import { busyWith, findActiveRun, isActive, type Run, toRun } from './runs.ts';

/* Texts that a model writes take a minute. Their runs carry status, progress and cancellation, for every process and window. */

export type TextKind = Exclude<RunKind, 'analysis' | 'verification'>;
const STARTED = { strategy: 'optimizer-started', prompt: 'prompt-started' } as const;
/** Nothing is crawled. */
const OPTIONS = { schemeGiven: true, maxPages: 0, namedCompetitors: [] };

/**
 * Starts writing a text of a user's project, which gets its running status. While it is being written already, returns that run with
 * `created: false`. Throws `AppError` `not-found`, and `conflict` while something else runs for the project.
 */
export function startTextRun(db: Db, { kind, ...owner }: ProjectOwner & { kind: TextKind }): Promise<{ run: Run; created: boolean }> {
  return db.transaction(async (tx) => {
    const own = { id: owner.projectId, userId: owner.userId };
    const project = await lockOwnProject(tx, owner);
    if (!project) throw new AppError('not-found', 'This project does not exist.');
    const active = await findActiveRun(tx, owner);
    if (active && active.kind !== kind) throw busyWith(active);
    if (active) return { run: active, created: false };
    await tx.delete(analysisRuns).where(and(eq(analysisRuns.projectId, owner.projectId), ne(analysisRuns.kind, 'analysis')));
    await setStatus(tx, { ...own, status: statusAfter(STARTED[kind]) });
    const values = { id: newId(), ...owner, kind, url: project.url, options: OPTIONS, status: 'running' as const, attempts: 1 };
    const [row] = await tx
      .insert(analysisRuns)
      .values({ ...values, startedAt: sql`now()` })
      .returning();
    return { run: toRun(row as typeof analysisRuns.$inferSelect), created: true };
  });
}

/** Says that the text is still being written; false when its run was canceled or is gone. */
export async function touchTextRun(db: Db, run: Pick<Run, 'id' | 'projectId'>): Promise<boolean> {
  const active = db.select({ id: analysisRuns.projectId }).from(analysisRuns).where(isActive(run.id));
  const touched = await db
    .update(projects)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(projects.id, run.projectId), inArray(projects.id, active)))
    .returning({ id: projects.id });
  return touched.length > 0;
}

/**
 * Lets the project fall back to `status` from here on, however the run ends; false when it was canceled or is gone. Call it in the
 * transaction that stores a text which is ready before its run is over.
 */
export async function keepTextOfRun(tx: Db, run: Pick<Run, 'id' | 'projectId'>, status: StableStatus): Promise<boolean> {
  const [active] = await tx.select({ id: analysisRuns.id }).from(analysisRuns).where(isActive(run.id)).for('update');
  if (active) await tx.update(projects).set({ statusBefore: status }).where(eq(projects.id, run.projectId));
  return active !== undefined;
}

/** Ends a run as done; false when it was canceled or is gone. Call it in the transaction that stores the text and the status. */
export async function finishTextRun(tx: Db, runId: string, status: string): Promise<boolean> {
  const ended = await tx
    .update(analysisRuns)
    .set({ status: 'done', finishedAt: sql`now()` })
    .where(isActive(runId))
    .returning({ id: analysisRuns.id });
  if (ended.length > 0) await appendEvents(tx, runId, [{ type: 'done', status }]);
  return ended.length > 0;
}
