import { asc, eq, or } from 'drizzle-orm';
import { activities, analysisRuns, auditLog, type Db } from '../schema.ts';

/* What is kept of a person beside their account, projects, exports, connections and usage, for the download of the own data. */

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** Every analysis a person ordered, the failed ones too, oldest first. */
export async function listOwnRuns(db: Db, userId: string) {
  const { id, projectId, url, options, status, error, createdAt, startedAt, finishedAt } = analysisRuns;
  const rows = await db
    .select({ id, projectId, url, options, status, error, createdAt, startedAt, finishedAt })
    .from(analysisRuns)
    .where(eq(analysisRuns.userId, userId))
    .orderBy(asc(analysisRuns.createdAt), asc(analysisRuns.id));
  return rows.map((row) => ({
    ...row,
    createdAt: moment(row.createdAt),
    startedAt: moment(row.startedAt),
    finishedAt: moment(row.finishedAt),
  }));
}

/** What a person did when, as the administrators' charts count it, oldest first. */
export async function listOwnActivities(db: Db, userId: string) {
  const { kind, aiCostUsd, createdAt } = activities;
  const rows = await db
    .select({ kind, aiCostUsd, createdAt })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(asc(createdAt), asc(activities.id));
  return rows.map((row) => ({ ...row, createdAt: moment(row.createdAt) }));
}

/** What administrators did to a person, and what the person did as one, oldest first; of other people the id alone. */
export async function listOwnAuditEntries(db: Db, userId: string) {
  const { action, actorId, targetId, subject, before, after, createdAt } = auditLog;
  const rows = await db
    .select({ action, actorId, targetId, subject, from: before, to: after, at: createdAt })
    .from(auditLog)
    .where(or(eq(targetId, userId), eq(actorId, userId)))
    .orderBy(asc(createdAt), asc(auditLog.id));
  return rows.map((row) => ({ ...row, at: moment(row.at) }));
}
