import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE of a missing parent row and of a duplicate key (PostgreSQL manual, appendix A). */
const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** Whether the error says that a row with these values exists already under the named unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = causeOf(error);
  return code === UNIQUE_VIOLATION && violated === constraint;
}

/** Whether the error says that the row which the new one belongs to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return causeOf(error).code === FOREIGN_KEY_VIOLATION;
}

/** The driver's error; drizzle wraps it. */
function causeOf(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? (cause as { code?: unknown; constraint?: unknown }) : {};
}
