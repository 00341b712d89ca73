import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { countMigrations } from '../migrate.ts';
import { rowsOf } from '../rows-of.ts';
import type { Db } from '../schema.ts';
import { BACKUP_FORMAT, BACKUP_TABLES, type BackupLine } from './backup-format.ts';

/** Rows read at once; one stage output can be a megabyte. */
const ROWS_AT_ONCE = 20;

/**
 * Reads everything that belongs into a backup, as of one moment, while the database is in use. `write` gets each line
 * and is waited for. On the embedded database other work waits meanwhile. Answers how many rows there were.
 */
export async function dumpRows(database: Database, write: (line: BackupLine) => Promise<void>, now: Date): Promise<number> {
  return database.db.transaction(
    async (tx) => {
      // A big table takes longer than the half minute that other statements are given.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await write({ format: BACKUP_FORMAT, writtenAt: now.toISOString(), migrations: await countMigrations(tx) });
      let rows = 0;
      for (const table of BACKUP_TABLES) {
        for await (const batch of batchesOf(tx, table)) {
          rows += batch.length;
          await write({ table, rows: batch });
        }
      }
      await write({ rows });
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* batchesOf(tx: Db, table: string): AsyncGenerator<Record<string, unknown>[]> {
  const name = sql.identifier(table);
  await tx.execute(sql`declare backup_rows no scroll cursor for select row_to_json(t) as row from ${name} t`);
  for (;;) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(tx, sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}
