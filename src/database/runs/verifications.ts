import { and, desc, eq, getTableColumns, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { PathScreenshots } from '#contracts/screenshots.ts';
import { RED_STATUSES, type Verification } from '#contracts/verification.ts';
import {
  countChanges,
  countEntries,
  MAX_KEPT_VERIFICATIONS,
  redChanges,
  type StoredVerification,
  type TickInput,
  type VerificationChanges,
  type VerificationSummary,
  withTicks,
} from '#contracts/verification-history.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { lockOwnProject, ownedBy, type ProjectOwner } from '../projects/own-project.ts';
import { analysisRuns, type Db, projects, verifications } from '../schema.ts';
import { endRun } from './finish-run.ts';
import { listVerificationScreenshots, saveVerificationScreenshots } from './page-screenshots.ts';
import { appendEvents } from './run-events.ts';
import type { RunOptions } from './run-types.ts';
import { busyWith, findActiveRun, type Lease, nextTurn, type Run, toRun } from './runs.ts';

/* Checks of new sites. A check is a run of the queue; its report is stored apart from it and stays when the project is analyzed again. */

/**
 * Requests a check of the new site of a user's project; the project's status stays. While the same address is being checked, returns
 * that run with `created: false`. Throws `AppError` `not-found`, and `conflict` while something else runs for the project.
 */
export function createVerificationRun(
  db: Db,
  { id, projectId, userId, url: given, options }: ProjectOwner & { id: string; url: string; options: RunOptions },
): Promise<{ run: Run; created: boolean }> {
  const url = sanitizeText(given);
  return db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { projectId, userId });
    if (!project) throw new AppError('not-found', 'This project does not exist.');
    const active = await findActiveRun(tx, { projectId, userId });
    if (active?.kind === 'verification' && active.url === url) return { run: active, created: false };
    if (active) throw busyWith(active);
    await tx.delete(analysisRuns).where(and(eq(analysisRuns.projectId, projectId), ne(analysisRuns.kind, 'analysis')));
    const [row] = await tx
      .insert(analysisRuns)
      .values({ id, projectId, userId, kind: 'verification', url, turn: nextTurn(userId), options: sanitizeJson(options) })
      .returning();
    return { run: toRun(row as typeof analysisRuns.$inferSelect), created: true };
  });
}

/**
 * Ends a check as done and stores its report with what the browser showed of the new site, in one transaction; the oldest reports go.
 * `lost` when another attempt has the run.
 */
export function finishVerification(
  db: Db,
  lease: Lease,
  report: Verification,
  screens: readonly PathScreenshots[] = [],
): Promise<'done' | 'lost'> {
  return db.transaction(async (tx) => {
    const run = await endRun(tx, lease, { status: 'done', error: null });
    if (!run) return 'lost';
    const { id, projectId } = run;
    const [project] = await tx.select({ status: projects.status }).from(projects).where(eq(projects.id, projectId));
    const { url, verdict, entries } = report;
    await tx.insert(verifications).values({
      ...{ id, projectId, url: sanitizeText(url), verdict },
      ...{ counts: countEntries(entries), report: sanitizeJson(report) },
    });
    const kept = tx.select({ id: verifications.id }).from(verifications).where(eq(verifications.projectId, projectId));
    const newest = kept.orderBy(desc(verifications.createdAt), desc(verifications.id)).limit(MAX_KEPT_VERIFICATIONS);
    await tx.delete(verifications).where(and(eq(verifications.projectId, projectId), notInArray(verifications.id, newest)));
    await saveVerificationScreenshots(tx, { id, projectId }, screens);
    await appendEvents(tx, id, [{ type: 'done', status: project?.status ?? 'draft' }]);
    return 'done';
  });
}

const { report: _report, ...columns } = getTableColumns(verifications);
const RED = `$.entries[*] ? (${RED_STATUSES.map((status) => `@.status == "${status}"`).join(' || ')}).id`;
/** A list is light: of the entries only the ids of the red ones are read. */
const listed = { ...columns, red: sql<string[]>`jsonb_path_query_array(${verifications.report}, ${RED}::jsonpath)` };

/** Checks of a user's project, newest first, the one that waits, runs or failed last among them. */
export async function listVerifications(db: Db, owner: ProjectOwner): Promise<VerificationSummary[]> {
  const done = await db
    .select(listed)
    .from(verifications)
    .innerJoin(projects, eq(projects.id, verifications.projectId))
    .where(ownedBy(owner))
    .orderBy(desc(verifications.createdAt), desc(verifications.id));
  const runs = await db
    .select()
    .from(analysisRuns)
    .where(
      and(
        ...[eq(analysisRuns.projectId, owner.projectId), eq(analysisRuns.userId, owner.userId), eq(analysisRuns.kind, 'verification')],
        ne(analysisRuns.status, 'done'),
      ),
    );
  const open = runs.map(({ id, url, status, error, createdAt }): VerificationSummary => {
    const state = status === 'failed' ? 'failed' : 'running';
    return { id, url, status: state, error, verdict: null, counts: {}, changes: null, createdAt: createdAt.toISOString() };
  });
  const reports = done.map(({ id, url, verdict, counts, red, createdAt }, at): VerificationSummary => {
    const before = verdict === 'unchecked' ? undefined : done.slice(at + 1).find((one) => one.verdict !== 'unchecked');
    const changes = before ? countChanges(before.red, red) : null;
    return { id, url, status: 'done', error: null, verdict, counts, changes, createdAt: createdAt.toISOString() };
  });
  return [...open, ...reports];
}

/** One report on the new site of a user's project, with what changed since the report before; null when there is none. */
export async function findVerification(db: Db, { id, ...owner }: ProjectOwner & { id: string }): Promise<StoredVerification | null> {
  const [row] = await db
    .select(getTableColumns(verifications))
    .from(verifications)
    .innerJoin(projects, eq(projects.id, verifications.projectId))
    .where(and(ownedBy(owner), eq(verifications.id, id)));
  if (!row) return null;
  const screenshots = await listVerificationScreenshots(db, { ...owner, id });
  return { ...row.report, id, createdAt: row.createdAt.toISOString(), changes: await changesSince(db, row), screenshots, ticks: row.ticks };
}

/**
 * Ticks entries of a report on the new site of a user's project off, or takes their ticks back; what the report does not have is ignored.
 * Returns all ticks, null when there is no such report.
 */
export function saveTicks(db: Db, { id, ...owner }: ProjectOwner & { id: string }, change: TickInput): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ report: verifications.report, ticks: verifications.ticks })
      .from(verifications)
      .innerJoin(projects, eq(projects.id, verifications.projectId))
      .where(and(ownedBy(owner), eq(verifications.id, id)))
      .for('update', { of: verifications });
    if (!row) return null;
    const known = new Set(row.report.entries.map((entry) => entry.id));
    const ticks = withTicks(row.ticks, { ...change, entries: change.entries.filter((entry) => known.has(entry)) });
    await tx.update(verifications).set({ ticks }).where(eq(verifications.id, id));
    return ticks;
  });
}

/** Compared with the report before that could read its site. */
async function changesSince(db: Db, after: typeof verifications.$inferSelect): Promise<VerificationChanges | null> {
  if (after.verdict === 'unchecked') return null;
  const [before] = await db
    .select()
    .from(verifications)
    .where(
      and(
        ...[eq(verifications.projectId, after.projectId), inArray(verifications.verdict, ['green', 'red'])],
        lt(sql`(${verifications.createdAt}, ${verifications.id})`, sql`(${after.createdAt.toISOString()}::timestamptz, ${after.id})`),
      ),
    )
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .limit(1);
  if (!before) return null;
  const since = { id: before.id, createdAt: before.createdAt.toISOString() };
  return { since, ...redChanges(before.report.entries, after.report.entries) };
}
