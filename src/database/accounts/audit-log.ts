import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type AuditAction, type AuditEntry, type AuditedLook, type AuditLogQuery, MAX_LIST_LENGTH } from '#contracts/admin.ts';
import type { User } from '#contracts/user.ts';
import { newId } from '../ids.ts';
import { paginate } from '../pagination.ts';
import { auditLog, type Db } from '../schema.ts';

type Person = Pick<User, 'id' | 'email'>;

export type NewAuditEntry = {
  action: AuditAction;
  actor: Person;
  /** Null for the installation's settings. */
  target: Person | null;
  subject?: string;
  from?: string;
  to?: string;
};

/** Logs an administrator's action; call it in the transaction of the action, so that both are stored or neither. */
export async function addAuditEntry(tx: Db, { action, actor, target, subject, from, to }: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    id: newId(),
    action,
    actorId: actor.id,
    actorEmail: actor.email,
    targetId: target?.id ?? null,
    targetEmail: target?.email ?? null,
    subject: subject ?? null,
    before: from ?? null,
    after: to ?? null,
  });
}

/** Logs that an administrator looked at other people's data: once an hour, because lists that are open ask again and again. */
export async function noteLook(db: Db, actor: Person, action: AuditedLook): Promise<void> {
  const recent = and(eq(auditLog.actorId, actor.id), eq(auditLog.action, action), gt(auditLog.createdAt, sql`now() - interval '1 hour'`));
  const noted = await db.select({ id: auditLog.id }).from(auditLog).where(recent).limit(1);
  if (noted.length === 0) await addAuditEntry(db, { action, actor, target: null });
}

/** A page of the log, newest first, and how many entries there are. */
export async function listAuditLog(db: Db, query: Partial<AuditLogQuery> = {}): Promise<{ entries: AuditEntry[]; total: number }> {
  const { limit, offset } = paginate(query, MAX_LIST_LENGTH);
  const rows = await db.select().from(auditLog).orderBy(desc(auditLog.createdAt), desc(auditLog.id)).limit(limit).offset(offset);
  const entries = rows.map(({ before, after, createdAt, ...row }) => ({ ...row, at: createdAt.toISOString(), from: before, to: after }));
  return { entries, total: await db.$count(auditLog) };
}

/** Removes a person's e-mail from the log; what was done, by and to which id, stays. */
export async function anonymizeAuditLog(tx: Db, userId: string): Promise<void> {
  await tx.update(auditLog).set({ actorEmail: null }).where(eq(auditLog.actorId, userId));
  await tx.update(auditLog).set({ targetEmail: null }).where(eq(auditLog.targetId, userId));
}
