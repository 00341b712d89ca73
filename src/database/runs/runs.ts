import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { statusAfter } from '#contracts/project-status.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { newId } from '../ids.ts';
import { setStatus } from '../projects/projects.ts';
import { analysisRuns, type Db, projects } from '../schema.ts';
import type { RunKind, RunOptions, RunStatus } from './run-types.ts';

/** One analysis of a project, one check of its new site, or one text that a model writes for it. */
export type Run = {
  id: string;
  kind: RunKind;
  projectId: string;
  userId: string;
  url: string;
  options: RunOptions;
  status: RunStatus;
  /** Why it failed, a sentence for the owner. */
  error: string | null;
  /** Times a worker started it. */
  attempts: number;
  /** Place in the order among users; the smallest is next. */
  turn: number;
  createdAt: string;
};

type RunRow = typeof analysisRuns.$inferSelect;

/** The run as callers get it. */
export function toRun({ id, kind, projectId, userId, url, options, status, error, attempts, turn, createdAt }: RunRow): Run {
  return { id, kind, projectId, userId, url, options, status, error, attempts, turn, createdAt: createdAt.toISOString() };
}

const ACTIVE: RunStatus[] = ['queued', 'running'];
export const isAnalysis = eq(analysisRuns.kind, 'analysis');
/** Done by workers, in the order of the queue. */
export const isQueued = inArray(analysisRuns.kind, ['analysis', 'verification']);

/**
 * Requests an analysis of a user's project and sets the project to `analyzing`. While one is queued or running, returns that one with
 * `created: false`. A project that was never analyzed takes the requested URL.
 * Throws `AppError` `not-found` when the project does not exist or is not theirs, `conflict` while something else runs for it.
 */
export async function createRun(
  db: Db,
  input: { projectId: string; userId: string; url: string; options: RunOptions },
): Promise<{ run: Run; created: boolean }> {
  const { projectId, userId } = input;
  const url = sanitizeText(input.url);
  return db.transaction(async (tx) => {
    // The row lock that setStatus takes serializes two requests for one project.
    const project = await setStatus(tx, { id: projectId, userId, status: statusAfter('analysis-started') });
    if (!project) throw new AppError('not-found', 'This project does not exist.');
    const active = await findActiveRun(tx, { projectId, userId });
    if (active && active.kind !== 'analysis') throw busyWith(active);
    if (active) return { run: active, created: false };
    await tx
      .update(projects)
      .set({ url })
      .where(and(eq(projects.id, projectId), isNull(projects.currentRunId)));
    const [row] = await tx
      .insert(analysisRuns)
      .values({ id: newId(), projectId, userId, url, turn: nextTurn(userId), options: sanitizeJson(input.options) })
      .returning();
    return { run: toRun(row as RunRow), created: true };
  });
}

const BUSY: Record<RunKind, string> = {
  analysis: 'The analysis is still running. Please wait until it is done.',
  verification: 'The new site of this project is being checked. Please wait until that is done, or cancel it.',
  strategy: 'A text of this project is being written. Please wait until it is done, or cancel it.',
  prompt: 'A text of this project is being written. Please wait until it is done, or cancel it.',
};

/** The error for a request that has to wait for this run. */
export const busyWith = ({ kind }: Pick<Run, 'kind'>): AppError => new AppError('conflict', BUSY[kind]);

/**
 * The turn of a user's next run: start-time fair queueing. A user's runs take consecutive turns, so many requests of one user don't
 * hold up the first of another; a user who was idle joins at the turn that started last, so no run waits forever.
 */
export const nextTurn = (userId: string) => sql<number>`greatest(
  (select turn from analysis_runs where started_at is not null and kind in ('analysis', 'verification') order by started_at desc nulls last, turn desc limit 1),
  (select max(turn) + 1 from analysis_runs where user_id = ${userId} and kind in ('analysis', 'verification') and status in ('queued', 'running')),
  0)`;

/** What is queued or running for a user's project; null when there is nothing. */
export async function findActiveRun(db: Db, owner: { projectId: string; userId: string }): Promise<Run | null> {
  const [row] = await db
    .select()
    .from(analysisRuns)
    .where(and(ownedBy(owner), inArray(analysisRuns.status, ACTIVE)));
  return row ? toRun(row) : null;
}

/**
 * The queued or running first analysis of a site that a user requested in the last `seconds`; null when there is none. A double click,
 * and a client that retries because no response came, mean that one.
 */
export async function findDuplicateRun(db: Db, request: { userId: string; url: string; seconds: number }): Promise<Run | null> {
  const [row] = await db
    .select(getTableColumns(analysisRuns))
    .from(analysisRuns)
    .innerJoin(projects, eq(projects.id, analysisRuns.projectId))
    .where(
      and(
        eq(analysisRuns.userId, request.userId),
        eq(analysisRuns.url, request.url),
        isAnalysis,
        inArray(analysisRuns.status, ACTIVE),
        gt(analysisRuns.createdAt, sql`now() - make_interval(secs => ${request.seconds})`),
        isNull(projects.currentRunId),
      ),
    )
    .orderBy(desc(analysisRuns.createdAt))
    .limit(1);
  return row ? toRun(row) : null;
}

/** The newest run of a user's project, ended or not; null when there is none. */
export async function findLatestRun(db: Db, owner: { projectId: string; userId: string }): Promise<Run | null> {
  const [row] = await db
    .select()
    .from(analysisRuns)
    .where(ownedBy(owner))
    .orderBy(desc(analysisRuns.createdAt), desc(analysisRuns.id))
    .limit(1);
  return row ? toRun(row) : null;
}

const ownedBy = ({ projectId, userId }: { projectId: string; userId: string }) =>
  and(eq(analysisRuns.projectId, projectId), eq(analysisRuns.userId, userId));

/** What was requested with the newest analysis of a user's project; null before the first. */
export async function findLatestOptions(db: Db, owner: { projectId: string; userId: string }): Promise<RunOptions | null> {
  const [row] = await db
    .select({ options: analysisRuns.options })
    .from(analysisRuns)
    .where(and(ownedBy(owner), isAnalysis))
    .orderBy(desc(analysisRuns.createdAt), desc(analysisRuns.id))
    .limit(1);
  return row?.options ?? null;
}

/** One run by its id, for the worker; null when it is gone with its project. */
export async function findRun(db: Db, runId: string): Promise<Run | null> {
  const [row] = await db.select().from(analysisRuns).where(eq(analysisRuns.id, runId));
  return row ? toRun(row) : null;
}

/** An attempt at a run. A later attempt ends it: what a worker that lost its job still writes changes nothing. */
export type Lease = { runId: string; attempt: number };

/** The run, as long as this attempt works on it. */
export const leaseHeld = ({ runId, attempt }: Lease) =>
  and(eq(analysisRuns.id, runId), eq(analysisRuns.status, 'running'), eq(analysisRuns.attempts, attempt));

/** The run, as long as it waits or runs. */
export const isActive = (runId: string) => and(eq(analysisRuns.id, runId), inArray(analysisRuns.status, ACTIVE));

/** Starts an attempt, whose number is the run's `attempts`. Null when the run has ended or is gone. */
export async function startRun(db: Db, runId: string): Promise<Run | null> {
  const [row] = await db
    .update(analysisRuns)
    .set({
      status: 'running',
      notBefore: null,
      attempts: sql`${analysisRuns.attempts} + 1`,
      startedAt: sql`coalesce(${analysisRuns.startedAt}, now())`,
    })
    .where(isActive(runId))
    .returning();
  return row ? toRun(row) : null;
}

/** Whether the attempt still works on the run; false when another one started or the run is gone. */
export async function holdsLease(db: Db, lease: Lease): Promise<boolean> {
  return (await db.$count(analysisRuns, leaseHeld(lease))) > 0;
}

/**
 * Lets a run wait for another attempt, `afterSeconds` from now. One that is not `counted`, because the worker was told to stop,
 * is as if it had not been. False when the lease was lost.
 */
export async function requeueRun(
  db: Db,
  lease: Lease,
  { afterSeconds, counted }: { afterSeconds: number; counted: boolean },
): Promise<boolean> {
  const rows = await db
    .update(analysisRuns)
    .set({
      status: 'queued',
      notBefore: afterSeconds > 0 ? sql`now() + make_interval(secs => ${afterSeconds})` : null,
      ...(counted ? {} : { attempts: lease.attempt - 1 }),
    })
    .where(leaseHeld(lease))
    .returning({ id: analysisRuns.id });
  return rows.length > 0;
}

/** Runs of the queue that wait or run, oldest first. */
export async function listActiveRuns(db: Db): Promise<Run[]> {
  const rows = await db
    .select()
    .from(analysisRuns)
    .where(and(isQueued, inArray(analysisRuns.status, ACTIVE)))
    .orderBy(analysisRuns.createdAt);
  return rows.map(toRun);
}

/** How many of these runs are a user's and running. */
export function countRunning(db: Db, { userId, among }: { userId: string; among: string[] }): Promise<number> {
  return db.$count(analysisRuns, and(eq(analysisRuns.userId, userId), eq(analysisRuns.status, 'running'), inArray(analysisRuns.id, among)));
}

/** How many analyses of a user are queued or running. */
export function countActiveRuns(db: Db, userId: string): Promise<number> {
  return db.$count(analysisRuns, and(eq(analysisRuns.userId, userId), isAnalysis, inArray(analysisRuns.status, ACTIVE)));
}
