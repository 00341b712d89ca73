import { count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { AdminJob, AdminJobQuery, JobState } from '#contracts/admin-jobs.ts';
import { AppError } from '#contracts/errors.ts';
import { paginate } from '../pagination.ts';
import { analysisRuns, type Db, type RunStatus, users } from '../schema.ts';
import { createRun, type Run } from './runs.ts';

const STATES: Record<RunStatus, JobState> = { queued: 'waiting', running: 'running', done: 'done', failed: 'failed' };
const STATUSES: Record<JobState, RunStatus> = { waiting: 'queued', running: 'running', done: 'done', failed: 'failed' };
const LONGEST_LIST = 500;

type ListedRun = typeof analysisRuns.$inferSelect & { ownerEmail: string };

function toJob({ id, projectId, url, ownerEmail, status, fault, error, attempts, timings, ...run }: ListedRun): AdminJob {
  const moment = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...{ id, projectId, url, ownerEmail, state: STATES[status], fault, error, attempts, timings },
    ...{ orderedAt: run.createdAt.toISOString(), startedAt: moment(run.startedAt), endedAt: moment(run.finishedAt) },
    nextAttemptAt: moment(run.notBefore),
  };
}

const listed = { ...getTableColumns(analysisRuns), ownerEmail: users.email };

/** A page of all analyses, newest first, and how many there are in all. */
export async function listRuns(db: Db, query: Partial<AdminJobQuery> = {}): Promise<{ jobs: AdminJob[]; total: number }> {
  const matches = query.state === undefined ? undefined : eq(analysisRuns.status, STATUSES[query.state]);
  const { limit, offset } = paginate(query, LONGEST_LIST);
  const [counted] = await db.select({ total: count() }).from(analysisRuns).where(matches);
  const rows = await db
    .select(listed)
    .from(analysisRuns)
    .innerJoin(users, eq(users.id, analysisRuns.userId))
    .where(matches)
    .orderBy(desc(analysisRuns.createdAt), desc(analysisRuns.id))
    .limit(limit)
    .offset(offset);
  return { jobs: rows.map(toJob), total: counted?.total ?? 0 };
}

/** One analysis as administrators see it; null when it is not there. */
export async function findJob(db: Db, id: string): Promise<AdminJob | null> {
  const [row] = await db
    .select(listed)
    .from(analysisRuns)
    .innerJoin(users, eq(users.id, analysisRuns.userId))
    .where(eq(analysisRuns.id, id));
  return row ? toJob(row) : null;
}

/**
 * Orders a failed analysis again, as it was ordered; the new run takes the place of the failed one. Nothing is counted
 * before it is done. Call it in a transaction. Throws `AppError` `not-found`, and `conflict` for one that did not fail or
 * whose project is analysed already.
 */
export async function retryRun(tx: Db, id: string): Promise<Run> {
  const [failed] = await tx.select().from(analysisRuns).where(eq(analysisRuns.id, id)).for('update');
  if (!failed) throw new AppError('not-found', 'This analysis does not exist any more.');
  if (failed.status !== 'failed') throw new AppError('conflict', 'Only an analysis that failed can be tried again.');
  const { projectId, userId, url, options } = failed;
  const { run, created } = await createRun(tx, { projectId, userId, url, options });
  if (!created) throw new AppError('conflict', 'This project is being analysed already.');
  await tx.delete(analysisRuns).where(eq(analysisRuns.id, id));
  return run;
}

/** How many analyses wait and run, and for how many seconds the oldest has waited (monitoring). */
export async function countRunsByStatus(db: Db): Promise<{ waiting: number; running: number; oldestWaitSeconds: number }> {
  const [row] = await db
    .select({
      waiting: sql<string>`count(*) filter (where ${analysisRuns.status} = 'queued')`,
      running: sql<string>`count(*) filter (where ${analysisRuns.status} = 'running')`,
      oldest: sql<
        string | null
      >`extract(epoch from now() - min(${analysisRuns.createdAt}) filter (where ${analysisRuns.status} = 'queued'))`,
    })
    .from(analysisRuns)
    .where(inArray(analysisRuns.status, ['queued', 'running']));
  return {
    waiting: Number(row?.waiting ?? 0),
    running: Number(row?.running ?? 0),
    oldestWaitSeconds: Math.max(0, Number(row?.oldest ?? 0)),
  };
}
