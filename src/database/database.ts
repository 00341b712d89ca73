import type { PGlite } from '@electric-sql/pglite';
import type { Db } from './schema.ts';

/** The open database, embedded or PostgreSQL; transactions are `database.db.transaction(async (tx) => ...)`. */
export type Database = {
  db: Db;
  /** Raw SQL, for the session store; everything else uses the functions of this module. */
  query(text: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Whether there is disk space to write. A PostgreSQL server reports a full disk by its own errors. */
  hasDiskSpace(): boolean;
  /** Whether it responds within two seconds. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
} & ({ kind: 'embedded'; lite: PGlite; url?: undefined } | { kind: 'postgres'; url: string; lite?: undefined });

/** The embedded database crashed and does not come back in this process, which must exit. */
export class DatabaseCrashed extends Error {
  override name = 'DatabaseCrashed';
}
