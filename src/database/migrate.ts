import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { AppError } from '#contracts/errors.ts';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import { rowsOf } from './rows-of.ts';
import type { Db } from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** How long to wait for another process that migrates. */
const LOCK_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Migrates an embedded database. Throws `AppError` `unavailable` for one that a newer version wrote. */
export async function migrateEmbedded(lite: PGlite): Promise<void> {
  await rejectNewer((text) => lite.query(text));
  await migrateLite(drizzleLite({ client: lite }), { migrationsFolder });
}

/**
 * Migrates a PostgreSQL database, one process at a time, on its own connection. Throws `AppError` `unavailable` for one that a
 * newer version wrote.
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    application_name: 'sitebrief migration',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await rejectNewer((text) => client.query(text));
    await migratePg(drizzlePg({ client }), { migrationsFolder });
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** Migrations that a database has had and that it still needs; `isNewer` when it had one that this version does not know. */
export type SchemaState = { applied: number; pending: number; isNewer: boolean };

/** Reads the state of a database's schema; changes nothing. */
export async function readSchemaState(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<SchemaState> {
  const [table] = (await query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)).rows as { exists: boolean }[];
  const text = 'select created_at::text as at from drizzle.__drizzle_migrations';
  const applied = table?.exists ? ((await query(text)).rows as { at: string }[]) : [];
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] };
  const known = new Set(journal.entries.map(({ when }) => String(when)));
  const isNewer = applied.some(({ at }) => !known.has(at));
  return { applied: applied.length, pending: isNewer ? 0 : known.size - applied.length, isNewer };
}

/** The migrator ignores migrations it does not know, so an older version would write into tables it has never seen. */
async function rejectNewer(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  if (!(await readSchemaState(query)).isNewer) return;
  throw new AppError(
    'unavailable',
    'This database was written by a newer version of Sitebrief. Start that version, or restore a backup that this version made into a new, empty database. Nothing was changed.',
  );
}

/** How many migrations a database has had: its schema's version. */
export async function countMigrations(db: Db): Promise<number> {
  const [row] = await rowsOf<{ applied: number }>(db, sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  return row?.applied ?? 0;
}
