import { eq, lt, sql } from 'drizzle-orm';
import { type Db, sessions } from './schema.ts';

/** Ends every session of a user at once; returns how many. Session data carries `userId` at its top level. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(eq(sql`${sessions.sess} ->> 'userId'`, userId))
    .returning({ sid: sessions.sid });
  return gone.length;
}

/** Removes sessions that ended before `now`; returns how many. */
export async function pruneSessions(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expire, now)).returning({ sid: sessions.sid });
  return gone.length;
}
