import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { type Db, sessions } from '../schema.ts';

/** Session data carries `userId` at its top level. */
const belongsTo = (userId: string) => eq(sql`${sessions.sess} ->> 'userId'`, userId);

export type StoredSession = { sid: string; data: Record<string, unknown>; expire: Date };

/** A user's sessions that are valid at `now`, the latest to expire first. */
export async function listSessionsOf(db: Db, userId: string, now: Date): Promise<StoredSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(belongsTo(userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.expire), sessions.sid);
  return rows.map(({ sid, sess, expire }) => ({ sid, data: sess as Record<string, unknown>, expire }));
}

/** Ends every session of a user, or all but one; returns how many. */
export async function deleteSessionsOf(db: Db, userId: string, { except }: { except?: string } = {}): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.sid, except);
  const deleted = await db
    .delete(sessions)
    .where(and(belongsTo(userId), others))
    .returning({ sid: sessions.sid });
  return deleted.length;
}

/** Ends one session. */
export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** Writes a session that still exists; one that was ended meanwhile stays ended. Returns whether it existed. */
export async function updateSession(db: Db, { sid, data, expire }: StoredSession): Promise<boolean> {
  const updated = await db.update(sessions).set({ sess: data, expire }).where(eq(sessions.sid, sid)).returning({ sid: sessions.sid });
  return updated.length > 0;
}

/** Deletes sessions that expired before `now`; returns how many. */
export async function pruneSessions(db: Db, now: Date): Promise<number> {
  const deleted = await db.delete(sessions).where(lt(sessions.expire, now)).returning({ sid: sessions.sid });
  return deleted.length;
}
