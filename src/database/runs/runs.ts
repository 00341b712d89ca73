import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { statusAfter } from '#contracts/project-status.ts';
import { newId } from '../ids.ts';
import { setStatus } from '../projects/projects.ts';
import { sanitizeJson, sanitizeText } from '../sanitize-text.ts';
import { analysisRuns, type Db, projects, type RunOptions, type RunStatus } from '../schema.ts';

/** One analysis of a project. */
export type Run = {
  id: string;
  projectId: string;
  userId: string;
  url: string;
  options: RunOptions;
  status: RunStatus;
  /** Why it failed, a sentence for the owner. */
  error: string | null;
  /** Times a worker began it. */
  attempts: number;
  createdAt: string;
};

type RunRow = typeof analysisRuns.$inferSelect;

/** The run as this room hands it out. */
export function toRun(row: RunRow): Run {
  const { id, projectId, userId, url, options, status, error, attempts } = row;
  return { id, projectId, userId, url, options, status, error, attempts, createdAt: row.createdAt.toISOString() };
}

const ACTIVE: RunStatus[] = ['queued', 'running'];

/** A moment so many seconds ago by the database's clock, which all machines share. */
const secondsAgo = (seconds: number): SQL<Date> => sql<Date>`now() - make_interval(secs => ${seconds})`;

/**
 * Orders an analysis of a user's project and sets the project to `analyzing`. While one is queued or running, that one
 * is answered with `created: false`. The address of a project that was never analysed follows the order.
 * Throws `AppError` `not-found` when the project is not there or not theirs.
 */
export async function createRun(
  db: Db,
  input: { projectId: string; userId: string; url: string; options: RunOptions },
): Promise<{ run: Run; created: boolean }> {
  const { projectId, userId } = input;
  const url = sanitizeText(input.url);
  return db.transaction(async (tx) => {
    // The row lock that setStatus takes makes two orders for one project wait for each other.
    const project = await setStatus(tx, { id: projectId, userId, status: statusAfter('analysis-started') });
    if (!project) throw new AppError('not-found', 'This project does not exist.');
    const active = await findActiveRun(tx, { projectId, userId });
    if (active) return { run: active, created: false };
    await tx
      .update(projects)
      .set({ url })
      .where(and(eq(projects.id, projectId), isNull(projects.currentRunId)));
    const [row] = await tx
      .insert(analysisRuns)
      .values({ id: newId(), projectId, userId, url, host: hostOf(url), options: sanitizeJson(input.options) })
      .returning();
    return { run: toRun(row as RunRow), created: true };
  });
}

/** What counts as one site: the host without `www.`; '' for what is no address. */
function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
}

/** The queued or running analysis of a user's project; null when there is none. */
export async function findActiveRun(db: Db, owner: { projectId: string; userId: string }): Promise<Run | null> {
  const [row] = await db
    .select()
    .from(analysisRuns)
    .where(and(ownedBy(owner), inArray(analysisRuns.status, ACTIVE)));
  return row ? toRun(row) : null;
}

/**
 * The queued or running first analysis of a site that a user ordered in the last `seconds`; null when there is none. A click
 * that came twice, and a client that asks again because no answer came, mean that one.
 */
export async function findDuplicateRun(db: Db, order: { userId: string; url: string; seconds: number }): Promise<Run | null> {
  const [row] = await db
    .select(getTableColumns(analysisRuns))
    .from(analysisRuns)
    .innerJoin(projects, eq(projects.id, analysisRuns.projectId))
    .where(
      and(
        eq(analysisRuns.userId, order.userId),
        eq(analysisRuns.url, order.url),
        inArray(analysisRuns.status, ACTIVE),
        gt(analysisRuns.createdAt, secondsAgo(order.seconds)),
        isNull(projects.currentRunId),
      ),
    )
    .orderBy(desc(analysisRuns.createdAt))
    .limit(1);
  return row ? toRun(row) : null;
}

/** The newest analysis of a user's project, ended or not; null when there is none. */
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

/** One analysis by its id, for the worker; null when it is gone with its project. */
export async function findRun(db: Db, runId: string): Promise<Run | null> {
  const [row] = await db.select().from(analysisRuns).where(eq(analysisRuns.id, runId));
  return row ? toRun(row) : null;
}

/**
 * Takes a queued run to work on it. Null when another has it, it has ended or it is gone. `claim` names this attempt
 * and is asked for when the run ends. Workers take the one whose turn it is: `claimNextRun`.
 */
export async function claimRun(db: Db, { runId, claim }: Lease): Promise<Run | null> {
  const [row] = await db
    .update(analysisRuns)
    .set({
      ...{ status: 'running', claim, notBefore: null, heartbeatAt: sql`now()` },
      attempts: sql`${analysisRuns.attempts} + 1`,
      startedAt: sql`coalesce(${analysisRuns.startedAt}, now())`,
    })
    .where(and(eq(analysisRuns.id, runId), eq(analysisRuns.status, 'queued')))
    .returning();
  return row ? toRun(row) : null;
}

/** The run, as long as this attempt works on it. */
export const leaseHeld = ({ runId, claim }: Lease) =>
  and(eq(analysisRuns.id, runId), eq(analysisRuns.status, 'running'), eq(analysisRuns.claim, claim));

/** A run and the name of the attempt that works on it. */
export type Lease = { runId: string; claim: string };

/** Shows that the run is worked on. False when the claim was lost or the run is gone: stop working. */
export async function renewLease(db: Db, lease: Lease): Promise<boolean> {
  const rows = await db.update(analysisRuns).set({ heartbeatAt: sql`now()` }).where(leaseHeld(lease)).returning({ id: analysisRuns.id });
  return rows.length > 0;
}

/** Puts a run back into the queue, as a worker does that is told to stop; the attempt is not counted. */
export async function releaseRun(db: Db, lease: Lease): Promise<boolean> {
  const rows = await db
    .update(analysisRuns)
    .set({ status: 'queued', claim: null, heartbeatAt: null, attempts: sql`greatest(${analysisRuns.attempts} - 1, 0)` })
    .where(leaseHeld(lease))
    .returning({ id: analysisRuns.id });
  return rows.length > 0;
}

/** Puts a run back into the queue for a later attempt, `afterSeconds` from now; the attempt stays counted. */
export async function retryLater(db: Db, lease: Lease, { afterSeconds }: { afterSeconds: number }): Promise<boolean> {
  const notBefore = sql`now() + make_interval(secs => ${afterSeconds})`;
  const rows = await db
    .update(analysisRuns)
    .set({ status: 'queued', claim: null, heartbeatAt: null, notBefore })
    .where(leaseHeld(lease))
    .returning({ id: analysisRuns.id });
  return rows.length > 0;
}

/** A sign of life from so far in the future was given before the clock was put back, and says nothing. */
const CLOCK_WENT_BACK_SECONDS = 30;

/**
 * Puts runs back into the queue whose worker showed no sign of life for `staleSeconds` (null: all that run); their
 * attempts stay counted. Answers how many.
 */
export async function requeueExpiredRuns(db: Db, { staleSeconds }: { staleSeconds: number | null }): Promise<number> {
  const silent =
    staleSeconds === null
      ? undefined
      : or(lt(analysisRuns.heartbeatAt, secondsAgo(staleSeconds)), gt(analysisRuns.heartbeatAt, secondsAgo(-CLOCK_WENT_BACK_SECONDS)));
  const rows = await db
    .update(analysisRuns)
    .set({ status: 'queued', claim: null, heartbeatAt: null })
    .where(and(eq(analysisRuns.status, 'running'), silent))
    .returning({ id: analysisRuns.id });
  return rows.length;
}

/** How many analyses of a user are queued or running. */
export function countActiveRuns(db: Db, userId: string): Promise<number> {
  return db.$count(analysisRuns, and(eq(analysisRuns.userId, userId), inArray(analysisRuns.status, ACTIVE)));
}
