import { inArray } from 'drizzle-orm';
import type { User } from '#contracts/user.ts';
import { ADMIN_LOCK, lockUntilCommit } from '../advisory-locks.ts';
import { type Db, users } from '../schema.ts';
import { toUser } from './users.ts';

/**
 * Does an administrator's action in one transaction, on both accounts as they are at that moment and stay until it is
 * done: nobody acts with a role that was just taken, or on an account that was just given one. `null` stands for an
 * account that is gone.
 */
export async function actOnAccount<T>(
  db: Db,
  { actorId, targetId }: { actorId: string; targetId: string },
  act: (tx: Db, people: { actor: User | null; target: User | null }) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAdminActions(tx);
    const ids = [...new Set([actorId, targetId])];
    const rows = await tx.select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for('update');
    const person = (id: string) => rows.filter((row) => row.id === id).map(toUser)[0] ?? null;
    return act(tx, { actor: person(actorId), target: person(targetId) });
  });
}

/** Waits until no other administrator's action is under way; held until the transaction ends. */
export async function lockAdminActions(tx: Db): Promise<void> {
  await lockUntilCommit(tx, ADMIN_LOCK);
}
