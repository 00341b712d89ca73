import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import type { Db } from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that is ours alone within a database: processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_246_133_901;
/** How long to wait for another process that migrates. */
const MIGRATION_WAIT_MS = 120_000;
const CONNECT_WITHIN_MS = 5_000;

/** Brings an embedded database to the newest schema. */
export async function migrateEmbedded(lite: PGlite): Promise<void> {
  await migrateLite(drizzleLite({ client: lite }), { migrationsFolder });
}

/** Brings a PostgreSQL database to the newest schema, one process at a time, on a connection of its own. */
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
    await migratePg(drizzlePg({ client }), { migrationsFolder });
  } finally {
    // Ending the connection frees the lock.
    await client.end();
  }
}

/** How many migrations a database has had: its schema's version. */
export async function countMigrations(db: Db): Promise<number> {
  const answer = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  // Our handle leaves the driver's result open; both drivers answer with `rows`.
  const { rows } = answer as unknown as { rows: { applied: number }[] };
  return rows[0]?.applied ?? 0;
}
