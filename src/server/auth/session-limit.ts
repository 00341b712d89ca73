import { deleteSession, listSessionsOf, type StoredSession } from '#database/accounts/sessions.ts';
import type { Db } from '#database/schema.ts';

/** More devices than one person signs in on; more would be an attempt to flood the table (ASVS 5.0, 7.1.2). */
export const MAX_SESSIONS = 50;

/** Makes room for one more session of a user by ending those unused for longest. */
export async function enforceSessionLimit(db: Db, userId: string, now: Date): Promise<void> {
  const lastUsed = ({ data }: StoredSession) => Number(data.freshAt ?? 0);
  const sessions = (await listSessionsOf(db, userId, now)).sort((a, b) => lastUsed(b) - lastUsed(a));
  for (const { sid } of sessions.slice(MAX_SESSIONS - 1)) await deleteSession(db, sid);
}
