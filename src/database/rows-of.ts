import type { SQL } from 'drizzle-orm';
import type { Db } from './schema.ts';

/** Rows of a raw query. `Row` is the caller's promise; our handle leaves the result type open, and both drivers return `rows`. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = await db.execute(query);
  return (result as unknown as { rows: Row[] }).rows;
}
