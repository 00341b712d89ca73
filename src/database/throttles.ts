import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { type Db, throttles } from './schema.ts';

/** An attempt as it was counted: how many there were in the window with it, and how long the window lasts yet. */
export type CountedAttempt = { attempts: number; endsInMs: number };

/**
 * Counts an attempt of `key` in a window of `windowMs` that begins with its first attempt, for all processes together and
 * by the database's clock. Attempts are counted up to `atMost`.
 */
export async function countAttempt(
  db: Db,
  { key, windowMs, atMost }: { key: string; windowMs: number; atMost: number },
): Promise<CountedAttempt> {
  const windowLength = sql`make_interval(secs => ${windowMs / 1000})`;
  // A window that ends later than one that begins now was begun before the clock was put back.
  const over = sql`(${throttles.endsAt} <= now() or ${throttles.endsAt} > now() + ${windowLength})`;
  const [row] = await db
    .insert(throttles)
    .values({ key: hashKey(key), attempts: 1, endsAt: sql`now() + ${windowLength}` })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${over} then 1 else least(${throttles.attempts} + 1, ${atMost}::int) end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${throttles.endsAt} end`,
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
    .where(sql`${throttles.key} = ${hashKey(key)}`);
}

/** Removes the windows that are over; returns how many. */
export async function pruneThrottles(db: Db): Promise<number> {
  const gone = await db.delete(throttles).where(lt(throttles.endsAt, sql`now()`)).returning({ key: throttles.key });
  return gone.length;
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');
