import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { type Db, sessions } from '../schema.ts';

/** Session data carries `userId` at its top level. */
const belongsTo = (userId: string) => eq(sql`${sessions.sess} ->> 'userId'`, userId);

export type StoredSession = { sid: string; data: Record<string, unknown>; expire: Date };

/** A user's sessions that are good at `now`, the longest good first. */
export async function listSessionsOf(db: Db, userId: string, now: Date): Promise<StoredSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(belongsTo(userId), gt(sessions.expire, now)))
    .orderBy(desc(sessions.expire), sessions.sid);
  return rows.map(({ sid, sess, expire }) => ({ sid, data: sess as Record<string, unknown>, expire }));
}

/** Ends every session of a user at once, or all but one; returns how many. */
export async function deleteSessionsOf(db: Db, userId: string, { except }: { except?: string } = {}): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.sid, except);
  const gone = await db
    .delete(sessions)
    .where(and(belongsTo(userId), others))
    .returning({ sid: sessions.sid });
  return gone.length;
}

/** Ends one session. */
export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

/** Writes a session that is still there; one that was ended meanwhile stays ended. Answers whether it was there. */
export async function updateSession(db: Db, { sid, data, expire }: StoredSession): Promise<boolean> {
  const there = await db.update(sessions).set({ sess: data, expire }).where(eq(sessions.sid, sid)).returning({ sid: sessions.sid });
  return there.length > 0;
}

/** Removes sessions that ended before `now`; returns how many. */
export async function pruneSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expire, now)).returning({ sid: sessions.sid });
  return gone.length;
}
