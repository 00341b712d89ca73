import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';

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
