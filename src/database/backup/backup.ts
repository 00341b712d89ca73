import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '../database.ts';
import { countMigrations } from '../migrate.ts';
import { rowsOf } from '../rows-of.ts';
import type { Db } from '../schema.ts';
import { BACKUP_FORMAT, BACKUP_TABLES, type BackupLine } from './backup-format.ts';

/** Rows read at once; one stage output can be a megabyte. */
const BATCH_ROWS = 20;

/** Writes a compressed backup, no faster than `to` accepts it; returns how many rows it holds. */
export async function writeBackup(database: Database, to: Writable, now: Date): Promise<number> {
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), to);
  // A client that disconnects ends the reading of the database too.
  const disconnected = written.then(() => {
    throw new Error('The client stopped reading the backup.');
  });
  disconnected.catch(() => {});
  const write = async (line: BackupLine) => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(lines, 'drain'), disconnected]);
  };
  try {
    const rows = await dumpRows(database, write, now);
    lines.end();
    await written;
    return rows;
  } catch (error) {
    lines.destroy(error instanceof Error ? error : new Error(String(error)));
    await written.catch(() => {});
    throw error;
  }
}

/**
 * Reads everything that belongs in a backup, as of one moment, while the database is in use. Waits for each `write`. On the
 * embedded database other work waits meanwhile. Returns how many rows there were.
 */
export async function dumpRows(database: Database, write: (line: BackupLine) => Promise<void>, now: Date): Promise<number> {
  return database.db.transaction(
    async (tx) => {
      // A big table takes longer than the 30 s that other statements have.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await write({ format: BACKUP_FORMAT, writtenAt: now.toISOString(), migrations: await countMigrations(tx) });
      let rows = 0;
      for (const table of BACKUP_TABLES) {
        for await (const batch of readBatches(tx, table)) {
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

async function* readBatches(tx: Db, table: string): AsyncGenerator<Record<string, unknown>[]> {
  const name = sql.identifier(table);
  await tx.execute(sql`declare backup_rows no scroll cursor for select row_to_json(t) as row from ${name} t`);
  for (;;) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(tx, sql`fetch ${sql.raw(String(BATCH_ROWS))} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}

/** The lines of a backup file; the caller closes `from`. Throws `AppError` `invalid-input` for another or an incomplete file. */
export async function* readBackup(from: Readable): AsyncGenerator<unknown, void, undefined> {
  const gunzip = createGunzip().setEncoding('utf8');
  from.on('error', (error) => gunzip.destroy(error));
  from.pipe(gunzip);
  try {
    let rest = '';
    for await (const chunk of gunzip) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
    if (rest !== '') throw new SyntaxError('The last line is incomplete.');
  } catch (cause) {
    throw new AppError('invalid-input', 'This file is not a backup of Sitebrief, or it is damaged or incomplete. Nothing was changed.', {
      cause,
    });
  } finally {
    from.unpipe(gunzip);
    gunzip.destroy();
  }
}
