import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Invitation } from '#contracts/account-links.ts';
import type { Role } from '#contracts/user.ts';
import { newId } from '../ids.ts';
import { withIsoDates } from '../iso-dates.ts';
import { auditLog, type Db, invitations, users } from '../schema.ts';

export type StoredInvitation = typeof invitations.$inferSelect;

/** Invites an address; an earlier invitation of it, with its links, is replaced. */
export async function createInvitation(
  tx: Db,
  { email, role, invitedBy, expiresAt }: { email: string; role: Role; invitedBy: string; expiresAt: Date },
): Promise<StoredInvitation> {
  await tx.delete(invitations).where(eq(invitations.email, email));
  const [row] = await tx.insert(invitations).values({ id: newId(), email, role, invitedBy, expiresAt }).returning();
  return row as StoredInvitation;
}

/** The invitations that are open at `now`, newest first. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const { id, email, role, createdAt, expiresAt } = invitations;
  const rows = await db
    .select({ id, email, role, invitedBy: users.email, createdAt, expiresAt })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(gt(expiresAt, now))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(withIsoDates);
}

/** Those that a user made and that are still open, for the download of their data. */
export async function listInvitationsBy(db: Db, userId: string) {
  const { id, email, role, createdAt, expiresAt } = invitations;
  const rows = await db.select({ id, email, role, createdAt, expiresAt }).from(invitations).where(eq(invitations.invitedBy, userId));
  return rows.map(withIsoDates);
}

/** An invitation that is open at `now`; null for all others. */
export async function findInvitation(db: Db, id: string, now: Date): Promise<StoredInvitation | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), gt(invitations.expiresAt, now)));
  return row ?? null;
}

/** Deletes an invitation with its links; null when there is none. */
export async function deleteInvitation(tx: Db, id: string): Promise<StoredInvitation | null> {
  const [row] = await tx.delete(invitations).where(eq(invitations.id, id)).returning();
  return row ?? null;
}

/** The address has an account now: invitations of it are over, and the log of who invited it is about the account. */
export async function closeInvitations(tx: Db, { email, userId }: { email: string; userId: string }): Promise<void> {
  const closed = await tx.delete(invitations).where(eq(invitations.email, email)).returning({ id: invitations.id });
  for (const { id } of closed) await tx.update(auditLog).set({ targetId: userId }).where(eq(auditLog.targetId, id));
}

/** Deletes the invitations that expired before `now`. */
export async function pruneInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
}
