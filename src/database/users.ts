import { and, asc, count, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { BuilderId } from '#contracts/builder.ts';
import { AppError } from '#contracts/errors.ts';
import type { Role, User } from '#contracts/user.ts';
import { newId } from './ids.ts';
import { builderConnections, type Db, projects, users } from './schema.ts';
import { deleteSessionsOf } from './sessions.ts';
import { storableText } from './storable.ts';
import { isUniqueViolation } from './unique-violation.ts';

type UserRow = typeof users.$inferSelect;

/** The user as the API answers it; the password hash stays behind. */
function toUser(row: UserRow): User {
  const { id, email, firstName, lastName, phoneNumber, profileImageUrl, role, tier, permissions, isActive } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    phoneNumber,
    profileImageUrl,
    role,
    tier,
    permissions,
    isActive,
    createdAt: row.createdAt.toISOString(),
  };
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
 * Throws `AppError` `email-taken` when the address has an account.
 */
export async function createUser(db: Db, input: NewUser): Promise<User> {
  try {
    return await db.transaction(async (tx) => {
      const { passwordHash, email, role } = input;
      const names = {
        firstName: storableText(input.firstName),
        lastName: storableText(input.lastName),
        phoneNumber: storableText(input.phoneNumber),
      };
      const [row] = await tx
        .insert(users)
        .values({ id: newId(), email, role, ...names, password: passwordHash })
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

/** The account of an address (lower case) with its password hash; null when there is none. */
export async function findUserWithHash(db: Db, email: string): Promise<{ user: User; passwordHash: string } | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ? { user: toUser(row), passwordHash: row.password } : null;
}

/** One account by id; null when there is none. */
export async function findUser(db: Db, id: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ? toUser(row) : null;
}

/** All accounts, oldest first (admin list). */
export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db.select().from(users).orderBy(asc(users.createdAt), asc(users.id));
  return rows.map(toUser);
}

async function change(db: Db, id: string, values: Partial<Pick<UserRow, 'role' | 'isActive' | 'password'>>): Promise<User | null> {
  const [row] = await db
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning();
  return row ? toUser(row) : null;
}

/**
 * Gives a role; null when there is no such account. Throws `AppError` `conflict` when it would take the role of the
 * last super admin (product decisions on Admin); two demotions at once wait for each other.
 */
export async function setRole(db: Db, id: string, role: Role): Promise<User | null> {
  return db.transaction(async (tx) => {
    if (role !== 'super_admin') {
      const supers = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'super_admin')).orderBy(users.id).for('update');
      if (supers.length === 1 && supers[0]?.id === id)
        throw new AppError('conflict', 'This is the last super admin. Make somebody else super admin first.');
    }
    return change(tx, id, { role });
  });
}

/** Switches an account on or off; switching off ends its sessions. */
export async function setActive(db: Db, id: string, isActive: boolean): Promise<User | null> {
  return db.transaction(async (tx) => {
    if (!isActive) await deleteSessionsOf(tx, id);
    return change(tx, id, { isActive });
  });
}

/** Stores a new password hash and ends the account's sessions; null when there is no such account. */
export async function setPassword(db: Db, id: string, passwordHash: string): Promise<User | null> {
  return db.transaction(async (tx) => {
    await deleteSessionsOf(tx, id);
    return change(tx, id, { password: passwordHash });
  });
}

/**
 * Deletes an account with its projects, runs, exports, connections, usage and sessions. Answers whether it did: an
 * admin or super admin is never deleted, also when the role was given a moment ago.
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

/** Makes the accounts of these addresses (lower case) super admins; called at start. */
export async function promoteSuperAdmins(db: Db, emails: string[]): Promise<void> {
  if (emails.length === 0) return;
  await db
    .update(users)
    .set({ role: 'super_admin', updatedAt: sql`now()` })
    .where(and(inArray(users.email, emails), ne(users.role, 'super_admin')));
}

/** Accounts newer than this count as recent (spec section 9). */
const RECENT_DAYS = 30;

export type AdminStats = { totalUsers: number; totalProjects: number; activeUsers: number; recentUsers: number };

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
  const totalProjects = await db.$count(projects);
  return { totalUsers: people?.total ?? 0, totalProjects, activeUsers: people?.active ?? 0, recentUsers: people?.recent ?? 0 };
}
