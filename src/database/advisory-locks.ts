import { sql } from 'drizzle-orm';
import type { Db } from './schema.ts';

/* Keys of PostgreSQL advisory locks. Any numbers do, as long as nothing else in the database uses them. */

/** Held on a connection of its own: processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_246_133_901;
/** Held per transaction: administrators' actions run one after the other. */
export const ADMIN_LOCK = 7_246_133_902;
/** Held per transaction: one restore at a time. */
export const RESTORE_LOCK = 7_246_133_903;
/** Held per transaction: workers start runs one after the other, so that each sees what the others have started. */
export const START_LOCK = 7_246_133_904;

/** Waits for a lock and holds it until the transaction ends. */
export async function lockUntilCommit(tx: Db, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}
