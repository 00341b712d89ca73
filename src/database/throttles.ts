import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { type Db, throttles } from './schema.ts';

/** A counted attempt: how many there were in the window with it, and how long the window still lasts. */
export type CountedAttempt = { attempts: number; endsInMs: number };

/**
 * Counts an attempt of `key` in a window of `windowMs` that starts with its first attempt, for all processes together and
 * by the database's clock. Counts up to `atMost`.
 */
export async function countAttempt(
  db: Db,
  { key, windowMs, atMost }: { key: string; windowMs: number; atMost: number },
): Promise<CountedAttempt> {
  const windowLength = sql`make_interval(secs => ${windowMs / 1000})`;
  // The second condition guards against the clock being set back.
  const isOver = sql`(${throttles.endsAt} <= now() or ${throttles.endsAt} > now() + ${windowLength})`;
  const [row] = await db
    .insert(throttles)
    .values({ key: hashKey(key), attempts: 1, endsAt: sql`now() + ${windowLength}` })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else least(${throttles.attempts} + 1, ${atMost}::int) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${throttles.endsAt} end`,
      },
    })
    .returning({ attempts: throttles.attempts, endsInMs: sql<string>`extract(epoch from ${throttles.endsAt} - now()) * 1000` });
  return { attempts: row?.attempts ?? 1, endsInMs: Number(row?.endsInMs ?? windowMs) };
}

/** Takes one attempt of `key` back. */
export async function refundAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)` })
    .where(eq(throttles.key, hashKey(key)));
}

/** Deletes the windows that are over; returns how many. */
export async function pruneThrottles(db: Db): Promise<number> {
  const deleted = await db.delete(throttles).where(lt(throttles.endsAt, sql`now()`)).returning({ key: throttles.key });
  return deleted.length;
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');
