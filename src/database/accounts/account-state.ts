import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { User } from '#contracts/user.ts';
import { isUniqueViolation } from '../constraint-violations.ts';
import { type Db, users } from '../schema.ts';
import { deleteTokensOf } from './tokens.ts';
import { toUser } from './users.ts';

/** What is known of an account beyond the user's details. */
export type StoredAccountState = { emailConfirmedAt: Date | null; mailWhenDone: boolean; secondFactorAt: Date | null };

/** The state of an account; null when there is none. */
export async function findAccountState(db: Db, userId: string): Promise<StoredAccountState | null> {
  const { emailConfirmedAt, mailWhenDone, secondFactorAt } = users;
  const [row] = await db.select({ emailConfirmedAt, mailWhenDone, secondFactorAt }).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Switches the mails about finished analyses on or off. */
export async function setMailWhenDone(db: Db, userId: string, mailWhenDone: boolean): Promise<void> {
  await db.update(users).set({ mailWhenDone }).where(eq(users.id, userId));
}

/** Notes that a link sent to the user's address was used. */
export async function confirmEmail(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ emailConfirmedAt: at }).where(eq(users.id, userId));
}

/**
 * Gives an account another address (lower case); links sent to the old one stop working. Null when there is no such account. Throws
 * `AppError` `email-taken` when the address has an account.
 */
export async function changeEmail(
  db: Db,
  userId: string,
  { email, confirmedAt }: { email: string; confirmedAt: Date | null },
): Promise<User | null> {
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({ email, emailConfirmedAt: confirmedAt, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
        .returning();
      await deleteTokensOf(tx, userId);
      return row ? toUser(row) : null;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique'))
      throw new AppError('email-taken', 'An account with this email already exists.', { cause: error });
    throw error;
  }
}
