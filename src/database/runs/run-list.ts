import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AdminJob, AdminJobQuery, JobState } from '#contracts/admin-jobs.ts';
import { AppError } from '#contracts/errors.ts';
import { paginate } from '../pagination.ts';
import { analysisRuns, type Db, users } from '../schema.ts';
import type { RunStatus } from './run-types.ts';
import { createRun, isAnalysis, isQueued, type Run } from './runs.ts';

const STATES: Record<RunStatus, JobState> = { queued: 'waiting', running: 'running', done: 'done', failed: 'failed' };
const STATUSES: Record<JobState, RunStatus> = { waiting: 'queued', running: 'running', done: 'done', failed: 'failed' };
const MAX_LIST_LENGTH = 500;

type ListedRun = typeof analysisRuns.$inferSelect & { ownerEmail: string };

function toJob({ id, projectId, url, ownerEmail, status, fault, error, attempts, timings, ...run }: ListedRun): AdminJob {
  return {
    id,
    projectId,
    url,
    ownerEmail,
    state: STATES[status],
    fault,
    error,
    attempts,
    timings,
    orderedAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.finishedAt?.toISOString() ?? null,
    nextAttemptAt: run.notBefore?.toISOString() ?? null,
  };
}

const selectJobs = (db: Db) =>
  db
    .select({ ...getTableColumns(analysisRuns), ownerEmail: users.email })
    .from(analysisRuns)
    .innerJoin(users, eq(users.id, analysisRuns.userId));

/** A page of all analyses, newest first, and how many there are in all. */
export async function listRuns(db: Db, query: Partial<AdminJobQuery> = {}): Promise<{ jobs: AdminJob[]; total: number }> {
  const matches = and(isAnalysis, query.state === undefined ? undefined : eq(analysisRuns.status, STATUSES[query.state]));
  const { limit, offset } = paginate(query, MAX_LIST_LENGTH);
  const newestFirst = [desc(analysisRuns.createdAt), desc(analysisRuns.id)];
  const rows = await selectJobs(db)
    .where(matches)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return { jobs: rows.map(toJob), total: await db.$count(analysisRuns, matches) };
}

/** One analysis as administrators see it; null when it does not exist. */
export async function findJob(db: Db, id: string): Promise<AdminJob | null> {
  const [row] = await selectJobs(db).where(eq(analysisRuns.id, id));
  return row ? toJob(row) : null;
}

/**
 * Requests a failed analysis again with the same options; the new run replaces the failed one. Nothing is counted before it is
 * done. Call it in a transaction. Throws `AppError` `not-found`, and `conflict` for one that did not fail or whose project is
 * being analyzed already.
 */
export async function retryRun(tx: Db, id: string): Promise<Run> {
  const [failed] = await tx
    .select()
    .from(analysisRuns)
    .where(and(eq(analysisRuns.id, id), isAnalysis))
    .for('update');
  if (!failed) throw new AppError('not-found', 'This analysis no longer exists.');
  if (failed.status !== 'failed') throw new AppError('conflict', 'Only a failed analysis can be retried.');
  const { projectId, userId, url, options } = failed;
  const { run, created } = await createRun(tx, { projectId, userId, url, options });
  if (!created) throw new AppError('conflict', 'This project is already being analyzed.');
  await tx.delete(analysisRuns).where(eq(analysisRuns.id, id));
  return run;
}

/** How many runs of the queue wait and run, and for how many seconds the oldest has waited (monitoring). */
export async function countRunsByStatus(db: Db): Promise<{ waiting: number; running: number; oldestWaitSeconds: number }> {
  const isWaiting = eq(analysisRuns.status, 'queued');
  const [row] = await db
    .select({
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      running: sql`count(*) filter (where not ${isWaiting})`.mapWith(Number),
      oldest: sql`extract(epoch from now() - min(${analysisRuns.createdAt}) filter (where ${isWaiting}))`.mapWith(Number),
    })
    .from(analysisRuns)
    .where(and(isQueued, inArray(analysisRuns.status, ['queued', 'running'])));
  return { waiting: row?.waiting ?? 0, running: row?.running ?? 0, oldestWaitSeconds: Math.max(0, row?.oldest ?? 0) };
}
