import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { type ApiKey, type ApiScope, MAX_API_KEYS } from '#contracts/api-keys.ts';
import { AppError } from '#contracts/errors.ts';
import type { User } from '#contracts/user.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { newId } from '../ids.ts';
import { apiKeys, type Db, users } from '../schema.ts';
import { toUser } from './users.ts';

/** The use of a key is recorded at most this often: doing it on every call would write a row per call. */
const RECORD_EVERY_MS = 60_000;

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
};
type Row = { [K in keyof typeof columns]: (typeof apiKeys.$inferSelect)[K] };

const toKey = ({ createdAt, lastUsedAt, expiresAt, ...row }: Row): ApiKey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** A user's keys, the newest first. */
export async function listApiKeys(db: Db, userId: string): Promise<ApiKey[]> {
  const rows = await db.select(columns).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.id));
  return rows.map(toKey);
}

type NewKey = { userId: string; name: string; start: string; hash: string; scopes: ApiScope[]; expiresAt: Date | null };

/** Stores a key by its hash. Throws `conflict` when the user has as many as possible. */
export async function createApiKey(db: Db, key: NewKey): Promise<ApiKey> {
  return db.transaction(async (tx) => {
    // Locks the account, so that two calls at once can't pass the limit together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for('update');
    if ((await tx.$count(apiKeys, eq(apiKeys.userId, key.userId))) >= MAX_API_KEYS)
      throw new AppError('conflict', `You have ${MAX_API_KEYS} keys, which is the limit. Revoke one that is no longer used.`);
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...key, id: newId(), name: sanitizeText(key.name) })
      .returning(columns);
    return toKey(row as Row);
  });
}

/** Revokes one of a user's keys; returns whether there was one. */
export async function deleteApiKey(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  return gone.length > 0;
}

/** The key with this hash and its user; null for a key that is unknown, revoked or past its end at `now`. */
export async function findApiKey(db: Db, { hash, now }: { hash: string; now: Date }): Promise<{ key: ApiKey; user: User } | null> {
  const [row] = await db
    .select({ key: columns, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hash));
  if (!row || (row.key.expiresAt !== null && row.key.expiresAt <= now)) return null;
  return { key: toKey(row.key), user: toUser(row.user) };
}

/** Records that a key was used, at most once a minute. */
export async function recordApiKeyUse(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  const isStale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now.getTime() - RECORD_EVERY_MS)));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isStale));
}
