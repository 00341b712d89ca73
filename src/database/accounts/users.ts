import { and, count, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AccountChange } from '#contracts/account.ts';
import type { AdminStats } from '#contracts/admin.ts';
import { BuilderId } from '#contracts/builder.ts';
import { AppError } from '#contracts/errors.ts';
import type { Role, Tier, User } from '#contracts/user.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { isUniqueViolation } from '../constraint-violations.ts';
import { newId } from '../ids.ts';
import { builderConnections, type Db, projects, users } from '../schema.ts';
import { deleteSessionsOf } from './sessions.ts';
import { deleteTokensOf } from './tokens.ts';

export type UserRow = typeof users.$inferSelect;

/** The user as the API sends it, without the password hash. */
export function toUser(row: UserRow): User {
  const { id, email, firstName, lastName, phoneNumber, profileImageUrl, role, tier, permissions, isActive, createdAt } = row;
  const names = { email, firstName, lastName, phoneNumber, profileImageUrl };
  return { id, ...names, role, tier, permissions, isActive, createdAt: createdAt.toISOString() };
}

export type NewUser = {
  /** Trimmed and in lower case. */
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  passwordHash: string;
  role: Role;
};

/**
 * Adds an account with its six builder connections (five builders and custom).
 * Throws `AppError` `email-taken` when the e-mail has an account.
 */
export async function createUser(db: Db, input: NewUser): Promise<User> {
  try {
    return await db.transaction(async (tx) => {
      const { passwordHash: password, email, role, ...texts } = input;
      const names = {
        firstName: sanitizeText(texts.firstName),
        lastName: sanitizeText(texts.lastName),
        phoneNumber: sanitizeText(texts.phoneNumber),
      };
      const [row] = await tx
        .insert(users)
        .values({ id: newId(), email, role, password, ...names })
        .returning();
      const user = row as UserRow;
      await tx.insert(builderConnections).values(BuilderId.options.map((builderName) => ({ id: newId(), userId: user.id, builderName })));
      return toUser(user);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique'))
      throw new AppError('email-taken', 'An account with this email already exists. Sign in instead.', { cause: error });
    throw error;
  }
}

/** An account with its password hash. A session is valid only with the `sessionEpoch` it was created with. */
export type Credentials = { user: User; passwordHash: string; sessionEpoch: number; hasSecondFactor: boolean };

const toCredentials = (row: UserRow): Credentials => ({
  user: toUser(row),
  passwordHash: row.password,
  sessionEpoch: row.sessionEpoch,
  hasSecondFactor: row.secondFactorAt !== null,
});

/** The account of an e-mail (lower case) with its password hash; null when there is none. */
export async function findUserWithHash(db: Db, email: string): Promise<Credentials | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ? toCredentials(row) : null;
}

/** The account of an id with its password hash; null when there is none. */
export async function findCredentials(db: Db, id: string): Promise<Credentials | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ? toCredentials(row) : null;
}

async function patchUser(db: Db, id: string, values: Partial<UserRow>): Promise<User | null> {
  const [row] = await db
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  return row ? toUser(row) : null;
}

/** Changes names and phone number; a field left out stays. Null when there is no such account. */
export async function updateUser(db: Db, id: string, changes: AccountChange): Promise<User | null> {
  const given = Object.entries(changes).flatMap(([key, value]) => (value === undefined ? [] : [[key, sanitizeText(value)]]));
  return patchUser(db, id, Object.fromEntries(given));
}

/** Sets the tier; null when there is no such account. */
export async function setTier(db: Db, id: string, tier: Tier): Promise<User | null> {
  return patchUser(db, id, { tier });
}

/** Throws `conflict` when this is the only super admin who can sign in: an installation must not be left without one. */
async function assertNotLastSuperAdmin(tx: Db, id: string): Promise<void> {
  const supers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'super_admin'), eq(users.isActive, true)))
    .orderBy(users.id)
    .for('update');
  if (supers.length === 1 && supers[0]?.id === id)
    throw new AppError('conflict', 'This is the last super admin. Make another user super admin first.');
}

/**
 * Sets the role; null when there is no such account. Throws `AppError` `conflict` when it would remove the
 * last super admin (product decisions on Admin); two demotions at once wait for each other.
 */
export async function setRole(db: Db, id: string, role: Role): Promise<User | null> {
  return db.transaction(async (tx) => {
    if (role !== 'super_admin') await assertNotLastSuperAdmin(tx, id);
    return patchUser(tx, id, { role });
  });
}

/** Ends every session of an account, including one that a concurrent request is about to write. */
async function endSessions(tx: Db, id: string): Promise<Partial<UserRow>> {
  await deleteSessionsOf(tx, id);
  return { sessionEpoch: sql`${users.sessionEpoch} + 1` as unknown as number };
}

/** Activates or deactivates an account; deactivating ends its sessions. Throws `conflict` for the last super admin. */
export async function setActive(db: Db, id: string, isActive: boolean): Promise<User | null> {
  return db.transaction(async (tx) => {
    if (isActive) return patchUser(tx, id, { isActive });
    await assertNotLastSuperAdmin(tx, id);
    return patchUser(tx, id, { isActive, ...(await endSessions(tx, id)) });
  });
}

/** Stores a new password hash, ends the account's sessions and its links for a new password; null when there is no such account. */
export async function setPassword(db: Db, id: string, passwordHash: string): Promise<User | null> {
  return db.transaction(async (tx) => {
    await deleteTokensOf(tx, id, 'password-reset');
    return patchUser(tx, id, { password: passwordHash, ...(await endSessions(tx, id)) });
  });
}

/** Ends the account's sessions, those that a request is about to write too. */
export async function endAllSessions(tx: Db, id: string): Promise<void> {
  await patchUser(tx, id, await endSessions(tx, id));
}

/**
 * As `setPassword`, but only while the hash is still the one that was checked: a change with the old password must not overwrite a
 * concurrent reset. Returns the account with its new session epoch, null when the hash has changed.
 */
export async function replacePassword(db: Db, id: string, hashes: { checked: string; next: string }): Promise<Credentials | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (row?.password !== hashes.checked) return null;
    await setPassword(tx, id, hashes.next);
    return findCredentials(tx, id);
  });
}

/**
 * Deletes an account with its projects, runs, exports, connections, usage and sessions. Returns whether it did: an
 * admin or super admin is never deleted, even when the role was given a moment ago.
 */
export async function deleteUser(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(users)
      .where(and(eq(users.id, id), eq(users.role, 'user')))
      .returning({ id: users.id });
    if (gone.length > 0) await deleteSessionsOf(tx, id);
    return gone.length > 0;
  });
}

/** Makes the accounts of these e-mails (lower case) super admins; called at startup. */
export async function promoteSuperAdmins(db: Db, emails: string[]): Promise<void> {
  if (emails.length === 0) return;
  await db
    .update(users)
    .set({ role: 'super_admin', updatedAt: sql`now()` })
    .where(and(inArray(users.email, emails), ne(users.role, 'super_admin')));
}

/** Accounts newer than this count as recent. */
const RECENT_DAYS = 30;

/** Numbers of the admin cards at the moment `now`. */
export async function adminStats(db: Db, now: Date): Promise<AdminStats> {
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000);
  const [people] = await db
    .select({
      total: count(),
      active: sql`count(*) filter (where ${eq(users.isActive, true)})`.mapWith(Number),
      recent: sql`count(*) filter (where ${gte(users.createdAt, since)})`.mapWith(Number),
    })
    .from(users);
  const totalProjects = await db.$count(projects, isNull(projects.deletedAt));
  return { totalUsers: people?.total ?? 0, totalProjects, activeUsers: people?.active ?? 0, recentUsers: people?.recent ?? 0 };
}
