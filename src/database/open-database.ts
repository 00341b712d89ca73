import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';

/** A PostgreSQL URL, or a directory for the embedded database and where templates for a new one may be. */
export type DatabaseLocation = { databaseUrl: string } | { dataDir: string; templates?: string };

/**
 * Opens the database and migrates its schema. `onError` gets failures in the background (a broken idle connection,
 * maintenance). Throws `AppError` `unavailable` with a message for the operator.
 */
export function openDatabase(location: DatabaseLocation, onError: (error: unknown) => void = () => {}): Promise<Database> {
  return 'databaseUrl' in location ? openPostgres(location.databaseUrl, onError) : openEmbedded(location, onError);
}
