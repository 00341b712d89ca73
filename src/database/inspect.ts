import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { lockDirectory } from './embedded/directory-lock.ts';
import { DURABLE_START_PARAMS, FsyncNodeFS } from './embedded/fsync-fs.ts';
import { EMBEDDED_POSTGRES } from './embedded/open-embedded.ts';
import { packedFiles } from './embedded/packed-files.ts';
import { readSchemaState, type SchemaState } from './migrate.ts';

/** What a database is like before a server opens it. */
export type Inspection = {
  /** PostgreSQL's version, such as `15.14`; null for an embedded database that does not exist yet. */
  postgres: string | null;
  schema: SchemaState;
  /** For PostgreSQL: whether the user may create tables, free connections, and how far its clock is from this machine's. */
  server?: { mayCreate: boolean; freeConnections: number; clockOffMs: number };
};

/** Looks into an embedded database that no process uses; migrates nothing. Throws `AppError` `unavailable` when one does. */
export async function inspectEmbedded(dataDir: string): Promise<Inspection> {
  const directory = join(dataDir, 'database');
  const none: SchemaState = { applied: 0, pending: 0, isNewer: false };
  if (!existsSync(directory)) return { postgres: null, schema: none };
  const lock = lockDirectory(dataDir);
  try {
    const postgres = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
    if (postgres !== EMBEDDED_POSTGRES) return { postgres, schema: none };
    const lite = await PGlite.create({ ...(await packedFiles()), fs: new FsyncNodeFS(directory), startParams: DURABLE_START_PARAMS });
    try {
      return { postgres, schema: await readSchemaState((text) => lite.query(text)) };
    } finally {
      await lite.close();
    }
  } finally {
    lock.release();
  }
}

/** Looks into a PostgreSQL database; changes nothing. Throws the errors of the driver. */
export async function inspectPostgres(databaseUrl: string, timeoutMs: number): Promise<Inspection> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'sitebrief doctor',
  });
  // A connection that breaks is reported by the query that waits on it.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(`select current_setting('server_version') as version,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
      current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity where datname is not null) as "freeConnections",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
    type Row = { version: string; mayCreate: boolean; freeConnections: number; now: number };
    const { version, mayCreate, freeConnections, now } = rows[0] as Row;
    const server = { mayCreate, freeConnections, clockOffMs: now - Date.now() };
    return { postgres: version, schema: await readSchemaState((text) => client.query(text)), server };
  } finally {
    await client.end();
  }
}
