import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './schema.ts';

/** Rows of a raw query. `Row` is the caller's promise; our handle leaves the result type open, and both drivers return `rows`. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = await db.execute(query);
  return (result as unknown as { rows: Row[] }).rows;
}

/** The database's clock, which all machines share; milliseconds since 1970. */
export async function databaseTime(db: Db): Promise<number> {
  const [row] = await rowsOf<{ ms: number }>(db, sql`select extract(epoch from now())::float8 * 1000 as ms`);
  return row?.ms ?? 0;
}
