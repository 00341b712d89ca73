import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#contracts/errors.ts';
import { lockUntilCommit, RESTORE_LOCK } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import { countMigrations } from '../migrate.ts';
import type { Db } from '../schema.ts';
import * as schema from '../schema.ts';
import { BACKUP_TABLES, BackupEnd, BackupHead, BackupRows, type BackupTable } from './backup-format.ts';

type Row = Record<string, unknown>;

const corruptBackup = (cause?: unknown) =>
  new AppError('invalid-input', 'This backup is damaged or incomplete. Nothing was changed.', { cause });

/**
 * Replaces all data by a backup, in one transaction: all of it or nothing, while the database is in use. Everyone is signed out.
 * `replace` is required where there are accounts. Returns how many rows were restored. Throws `AppError` `invalid-input` for what
 * is no complete backup of this or an older version, `conflict` without `replace`.
 */
export async function restore(database: Database, lines: AsyncIterable<unknown>, { replace }: { replace: boolean }): Promise<number> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await lockUntilCommit(tx, RESTORE_LOCK);
    if (!replace && (await tx.$count(schema.users)) > 0)
      throw new AppError('conflict', 'This database already has accounts. Restoring replaces all data; pass --replace to confirm.');
    const names = [...BACKUP_TABLES, 'sessions'].map((name) => sql.identifier(name));
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
    return restoreRows(tx, lines);
  });
}

async function restoreRows(tx: Db, lines: AsyncIterable<unknown>): Promise<number> {
  let state: 'head' | 'rows' | 'end' = 'head';
  let rows = 0;
  const currentRuns: Row[] = [];
  for await (const line of lines) {
    if (state === 'head') {
      await checkHead(tx, line);
      state = 'rows';
      continue;
    }
    const end = BackupEnd.strict().safeParse(line);
    if (state === 'rows' && end.success && end.data.rows === rows) {
      state = 'end';
      continue;
    }
    const batch = BackupRows.safeParse(line);
    if (state !== 'rows' || !batch.success) throw corruptBackup();
    rows += batch.data.rows.length;
    if (batch.data.table === 'projects') currentRuns.push(...batch.data.rows.map(({ id, current_run_id }) => ({ id, current_run_id })));
    await insert(tx, batch.data.table, batch.data.rows);
  }
  if (state !== 'end') throw corruptBackup();
  await setCurrentRuns(tx, currentRuns);
  return rows;
}

async function checkHead(tx: Db, line: unknown): Promise<void> {
  const head = BackupHead.safeParse(line);
  if (!head.success) throw new AppError('invalid-input', 'This file is not a backup of Sitebrief.');
  if (head.data.migrations <= (await countMigrations(tx))) return;
  throw new AppError('invalid-input', 'This backup was written by a newer version of Sitebrief. Please update first.');
}

/** A project names its current run and the run names its project: projects are inserted first, their current run is set last. */
async function setCurrentRuns(tx: Db, runs: Row[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(runs)}::json) as given (id text, current_run_id text)`;
  await insertOrReject(() =>
    tx.execute(sql`update projects set current_run_id = given.current_run_id from ${given} where projects.id = given.id`),
  );
}

const COLUMNS = new Map(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table)).map((column) => column.name)]),
);

/** Inserts rows; columns that a backup lacks get their default, columns that no longer exist are dropped. */
async function insert(tx: Db, table: BackupTable, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = (COLUMNS.get(table) ?? []).filter((column) => column in first && column !== 'current_run_id');
  const columns = sql.join(
    names.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table);
  const source = sql`json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`;
  await insertOrReject(() => tx.execute(sql`insert into ${name} (${columns}) select ${columns} from ${source}`));
}

/** Rows that don't belong together fail with SQLSTATE class 22 (data exception) or 23 (integrity constraint violation). */
async function insertOrReject(insertion: () => Promise<unknown>): Promise<void> {
  try {
    await insertion();
  } catch (error) {
    const code = (error as { cause?: { code?: unknown } }).cause?.code;
    throw typeof code === 'string' && (code.startsWith('22') || code.startsWith('23')) ? corruptBackup(error) : error;
  }
}
