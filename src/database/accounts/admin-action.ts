import { inArray } from 'drizzle-orm';
import type { User } from '#contracts/user.ts';
import { ADMIN_LOCK, lockUntilCommit } from '../advisory-locks.ts';
import { type Db, users } from '../schema.ts';
import { toUser } from './users.ts';

/**
 * Runs an administrator's action in one transaction with both accounts locked, so that neither role changes
 * between the check and the action. `null` is an account that is gone.
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
    const find = (id: string) => rows.filter((row) => row.id === id).map(toUser)[0] ?? null;
    return act(tx, { actor: find(actorId), target: find(targetId) });
  });
}

/** Waits for other administrators' actions to finish; held until the transaction ends. */
export const lockAdminActions = (tx: Db): Promise<void> => lockUntilCommit(tx, ADMIN_LOCK);
