import { asc, eq, or, sql } from 'drizzle-orm';
import { withIsoDates } from '../iso-dates.ts';
import type { RunOptions } from '../runs/run-types.ts';
import { accountTokens, activities, analysisRuns, auditLog, type Db, recoveryCodes, secondFactors, verifications } from '../schema.ts';
import { findAccountState } from './account-state.ts';
import { listInvitationsBy } from './invitations.ts';
import { listSecurityEvents } from './security-events.ts';

/* What is stored about a person in addition to account, projects, exports, connections and usage, for the download of their data. */

/** Every analysis and every check of a new site that a person requested, and every text a model wrote for them, the failed ones too, oldest first. */
export async function listOwnRuns(db: Db, userId: string) {
  const { id, kind, projectId, url, status, error, createdAt, startedAt, finishedAt } = analysisRuns;
  const options = sql<RunOptions>`${analysisRuns.options} - 'sealed'`;
  const rows = await db
    .select({ id, kind, projectId, url, options, status, error, createdAt, startedAt, finishedAt })
    .from(analysisRuns)
    .where(eq(analysisRuns.userId, userId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map(withIsoDates);
}

/** The reports on the new site of a project, in full, oldest first. */
export async function listOwnVerifications(db: Db, projectId: string) {
  const ofProject = eq(verifications.projectId, projectId);
  const rows = await db.select().from(verifications).where(ofProject).orderBy(asc(verifications.createdAt), asc(verifications.id));
  return rows.map(withIsoDates);
}

/** What a person did when, as the administrators' charts count it, oldest first. */
export async function listOwnActivities(db: Db, userId: string) {
  const { kind, aiCostUsd, createdAt } = activities;
  const rows = await db
    .select({ kind, aiCostUsd, createdAt })
    .from(activities)
    .where(eq(activities.userId, userId))
    .orderBy(asc(createdAt), asc(activities.id));
  return rows.map(withIsoDates);
}

/** What administrators did to a person, and what the person did as one, oldest first; other people by id only. */
export async function listOwnAuditEntries(db: Db, userId: string) {
  const { action, actorId, targetId, subject, before, after, createdAt } = auditLog;
  const rows = await db
    .select({ action, actorId, targetId, subject, from: before, to: after, at: createdAt })
    .from(auditLog)
    .where(or(eq(targetId, userId), eq(actorId, userId)))
    .orderBy(asc(createdAt), asc(auditLog.id));
  return rows.map(withIsoDates);
}

/** What protects a person's account, without any secret: no token, no code, no key of an app. */
export async function listOwnSecurity(db: Db, userId: string) {
  const { kind, email, createdAt, expiresAt } = accountTokens;
  const links = await db.select({ kind, email, createdAt, expiresAt }).from(accountTokens).where(eq(accountTokens.userId, userId));
  const apps = await db.select({ setUpAt: secondFactors.createdAt }).from(secondFactors).where(eq(secondFactors.userId, userId));
  const codes = await db.select({ madeAt: recoveryCodes.createdAt }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const state = await findAccountState(db, userId);
  return {
    accountState: state && withIsoDates(state),
    linksSent: links.map(withIsoDates),
    authenticatorApps: apps.map(withIsoDates),
    recoveryCodesLeft: codes.map(withIsoDates),
    invitations: await listInvitationsBy(db, userId),
    securityEvents: await listSecurityEvents(db, userId, { whole: true }),
  };
}
