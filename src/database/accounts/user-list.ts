import { asc, count, desc, type SQL, sql } from 'drizzle-orm';
import { type AdminUser, type AdminUserQuery, type AdminUserSortField, MAX_LIST_LENGTH } from '#contracts/admin.ts';
import { paginate } from '../pagination.ts';
import { sanitizeText } from '../sanitize-text.ts';
import { type Db, users } from '../schema.ts';

/** Roles and tiers sort by what they may do, not by their letters. */
const SORT_BY: Record<AdminUserSortField, SQL[]> = {
  createdAt: [sql`${users.createdAt}`],
  name: [sql`lower(${users.lastName})`, sql`lower(${users.firstName})`],
  email: [sql`${users.email}`],
  role: [sql`array_position(array['user', 'admin', 'super_admin'], ${users.role})`],
  tier: [sql`array_position(array['free', 'paid', 'enterprise'], ${users.tier})`],
  isActive: [sql`${users.isActive}`],
};

/** Accounts for the administrators' list, one page of them, and how many match in all. Accounts that are equal in the sort keep the order they came in. */
export async function listUsers(db: Db, query: Partial<AdminUserQuery> = {}): Promise<{ users: AdminUser[]; total: number }> {
  const { search = '', sort = '-createdAt' } = query;
  const { limit, offset } = paginate(query, MAX_LIST_LENGTH);
  const matches = search === '' ? undefined : contains(search);
  const direction = sort.startsWith('-') ? desc : asc;
  const field = sort.replace('-', '') as AdminUserSortField;
  const [counted] = await db.select({ total: count() }).from(users).where(matches);
  const { id, email, firstName, lastName, role, tier, isActive, createdAt } = users;
  const rows = await db
    .select({ id, email, firstName, lastName, role, tier, isActive, createdAt })
    .from(users)
    .where(matches)
    .orderBy(...SORT_BY[field].map((column) => direction(column)), direction(users.id))
    .limit(limit)
    .offset(offset);
  return { users: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total: counted?.total ?? 0 };
}

/** Every word stands somewhere in name or e-mail; `strpos` knows no wildcards, so nothing needs escaping. */
function contains(search: string): SQL {
  const words = sanitizeText(search).split(/\s+/u).filter(Boolean);
  const text = sql`lower(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`;
  return sql.join(
    words.map((word) => sql`strpos(${text}, lower(${word})) > 0`),
    sql` and `,
  );
}
