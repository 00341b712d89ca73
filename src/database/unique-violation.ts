import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE of a duplicate key (PostgreSQL manual, appendix A). */
const UNIQUE_VIOLATION = '23505';

/** Whether the error says that a row with these values exists already under the named unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return false;
  return 'constraint' in cause && cause.constraint === constraint;
}
