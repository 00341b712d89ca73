import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { type AdminUser, type AdminUserQuery, type AdminUserSortField, MAX_LIST_LENGTH } from '#contracts/admin.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import { withIsoDates } from '../iso-dates.ts';
import { paginate } from '../pagination.ts';
import { type Db, users } from '../schema.ts';

/** Roles and tiers sort by their rank, not alphabetically. */
const SORT_BY: Record<AdminUserSortField, SQL[]> = {
  createdAt: [sql`${users.createdAt}`],
  name: [sql`lower(${users.lastName})`, sql`lower(${users.firstName})`],
  email: [sql`${users.email}`],
  role: [sql`array_position(array['user', 'admin', 'super_admin'], ${users.role})`],
  tier: [sql`array_position(array['free', 'paid', 'enterprise'], ${users.tier})`],
  isActive: [sql`${users.isActive}`],
};

/** A page of the accounts for the administrators' list, and how many match in all. Equal ones keep the order they were created in. */
export async function listUsers(db: Db, query: Partial<AdminUserQuery> = {}): Promise<{ users: AdminUser[]; total: number }> {
  const { search = '', sort = '-createdAt' } = query;
  const { limit, offset } = paginate(query, MAX_LIST_LENGTH);
  const matches = search === '' ? undefined : contains(search);
  const direction = sort.startsWith('-') ? desc : asc;
  const field = sort.replace('-', '') as AdminUserSortField;
  const { id, email, firstName, lastName, role, tier, isActive, createdAt } = users;
  const hasSecondFactor = sql<boolean>`${users.secondFactorAt} is not null`;
  const rows = await db
    .select({ id, email, firstName, lastName, role, tier, isActive, hasSecondFactor, createdAt })
    .from(users)
    .where(matches)
    .orderBy(...SORT_BY[field].map((column) => direction(column)), direction(users.id))
    .limit(limit)
    .offset(offset);
  return { users: rows.map(withIsoDates), total: await db.$count(users, matches) };
}

/** Name or e-mail contain every word; `strpos` knows no wildcards, so nothing needs escaping. */
function contains(search: string): SQL {
  const words = splitAtSpaces(sanitizeText(search));
  const text = sql`lower(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`;
  return sql.join(
    words.map((word) => sql`strpos(${text}, lower(${word})) > 0`),
    sql` and `,
  );
}
