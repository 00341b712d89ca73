import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#contracts/errors.ts';
import { lockUntilCommit, RESTORE_LOCK } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import { countMigrations } from '../migrate.ts';
import { type Db, schema } from '../schema.ts';
import { BACKUP_TABLES, BackupEnd, BackupHead, BackupRows, type BackupTable } from './backup-format.ts';

/**
 * Puts a backup in place of everything there is, in one transaction: all of it or nothing, while the database is in
 * use. Everybody is signed out. `replace` has to be said where there are accounts. Answers how many rows were put back.
 * Throws `AppError` `invalid-input` for what is no whole backup of this or an older version, `conflict` without `replace`.
 */
export async function restore(database: Database, lines: AsyncIterable<unknown>, { replace }: { replace: boolean }): Promise<number> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await lockUntilCommit(tx, RESTORE_LOCK);
    if (!replace && (await tx.$count(schema.users)) > 0)
      throw new AppError('conflict', 'This database has accounts already. Restoring replaces all of its data: say --replace to do so.');
    const names = [...BACKUP_TABLES, 'sessions'].map((name) => sql.identifier(name));
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
    return restoreRows(tx, lines);
  });
}

async function restoreRows(tx: Db, lines: AsyncIterable<unknown>): Promise<number> {
  let state: 'head' | 'rows' | 'end' = 'head';
  let rows = 0;
  const currentRuns: CurrentRun[] = [];
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
    await insert(tx, batch.data.table, withoutCurrentRun(batch.data.table, batch.data.rows, currentRuns));
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

const corruptBackup = (cause?: unknown) =>
  new AppError('invalid-input', 'This backup is damaged or was cut off. Nothing was changed.', { cause });

/* A project names its current run and the run names its project: the project comes first, the name of its run last. */
type CurrentRun = { id: unknown; current_run_id: unknown };

function withoutCurrentRun(table: BackupTable, rows: Record<string, unknown>[], kept: CurrentRun[]): Record<string, unknown>[] {
  if (table !== 'projects') return rows;
  for (const { id, current_run_id } of rows) if (current_run_id) kept.push({ id, current_run_id });
  return rows.map((row) => ({ ...row, current_run_id: null }));
}

async function setCurrentRuns(tx: Db, runs: CurrentRun[]): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(runs)}::json) as given (id text, current_run_id text)`;
  await tx.execute(sql`update projects set current_run_id = given.current_run_id from ${given} where projects.id = given.id`);
}

/** Columns by table; those a row does not have, because it is of an older version, keep their default. */
const COLUMNS = new Map(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table)).map((column) => column.name)]),
);

async function insert(tx: Db, table: BackupTable, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    (COLUMNS.get(table) ?? []).filter((column) => column in first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table);
  const source = sql`json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`;
  try {
    await tx.execute(sql`insert into ${name} (${columns}) select ${columns} from ${source}`);
  } catch (error) {
    throw isRefusedData(error) ? corruptBackup(error) : error;
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation): rows that don't belong together. */
function isRefusedData(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && /^2[23]/.test(cause.code);
}
