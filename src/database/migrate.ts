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
const MIGRATION_WAIT_MS = 120_000;
const CONNECT_WITHIN_MS = 5_000;

/** Brings an embedded database to the newest schema. Throws `AppError` `unavailable` for one that a newer version wrote. */
export async function migrateEmbedded(lite: PGlite): Promise<void> {
  await refuseNewer((text) => lite.query(text));
  await migrateLite(drizzleLite({ client: lite }), { migrationsFolder });
}

/**
 * Brings a PostgreSQL database to the newest schema, one process at a time, on a connection of its own. Throws `AppError`
 * `unavailable` for one that a newer version wrote.
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    lock_timeout: MIGRATION_WAIT_MS,
    application_name: 'sitebrief migration',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer((text) => client.query(text));
    await migratePg(drizzlePg({ client }), { migrationsFolder });
  } finally {
    // Ending the connection frees the lock.
    await client.end();
  }
}

/** The migrator passes over what it does not know: an older version would write into tables it has never seen. */
async function refuseNewer(ask: (text: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const [there] = (await ask(`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`)).rows as { migrated: boolean }[];
  if (!there?.migrated) return;
  const applied = (await ask('select created_at::text as made from drizzle.__drizzle_migrations')).rows as { made: string }[];
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as { entries: { when: number }[] };
  const known = new Set(journal.entries.map(({ when }) => String(when)));
  if (applied.every(({ made }) => known.has(made))) return;
  throw new AppError(
    'unavailable',
    'This database was written by a newer version of Sitebrief. Start that version; or, with this one, put a backup that it made into a new, empty database. Nothing was changed.',
  );
}

/** How many migrations a database has had: its schema's version. */
export async function countMigrations(db: Db): Promise<number> {
  const [row] = await rowsOf<{ applied: number }>(db, sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  return row?.applied ?? 0;
}
