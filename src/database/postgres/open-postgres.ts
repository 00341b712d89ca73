import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '../database.ts';
import { migratePostgres } from '../migrate.ts';
import { respondsInTime } from '../ping.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Ours are short: a statement that takes longer is stuck. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** The network may die silently; a little longer than the server's own limit. */
const QUERY_TIMEOUT_MS = 35_000;
const IDLE_IN_TRANSACTION_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
const CONNECTIONS = 10;
/** Oldest supported version, as `server_version_num`. */
const OLDEST_VERSION = 150_000;

/** Opens a PostgreSQL database and migrates it. Throws `AppError` `unavailable`, without the URL's password. */
export async function openPostgres(databaseUrl: string, onError: (error: unknown) => void): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'sitebrief',
  });
  // An idle connection that breaks must not end the process: the pool opens another one.
  pool.on('error', onError);
  try {
    await checkVersion(pool);
    await migratePostgres(databaseUrl);
  } catch (cause) {
    await pool.end();
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', `The database of DATABASE_URL can't be opened: ${toReason(cause)}.`, { cause });
  }
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }),
    url: databaseUrl,
    query: (text, params) => pool.query(text, params),
    hasDiskSpace: () => true,
    isReady: () => respondsInTime(() => pool.query('select 1')),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

async function checkVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_VERSION) return;
  throw new AppError('unavailable', `PostgreSQL ${Math.floor(version / 10_000)} is too old: version 15 or newer is required.`);
}

/** The driver's message, in one line; that of a failed connection to several addresses is empty. */
function toReason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const cause = first instanceof Error && first.cause instanceof Error ? first.cause : first;
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
}
