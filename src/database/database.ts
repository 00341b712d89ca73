import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { AppError } from '#contracts/errors.ts';
import type { Db } from './schema.ts';

/** The open database, embedded or PostgreSQL; transactions are `database.db.transaction(async (tx) => ...)`. */
export type Database = {
  db: Db;
  /** Raw SQL, for the session store; everything else asks through the functions of this room. */
  query(text: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Whether there is disk space to write; where the database is elsewhere, its own errors say so. */
  hasDiskSpace(): boolean;
  /** Whether it answers within two seconds. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
} & (
  | { kind: 'embedded'; lite: PGlite; pool?: undefined; url?: undefined }
  | { kind: 'postgres'; pool: Pool; url: string; lite?: undefined }
);

/** The database ended and does not come back in this process: for the one who opened it, to end too. */
export class DatabaseCrashed extends AppError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super('unavailable', message, options);
  }
}
