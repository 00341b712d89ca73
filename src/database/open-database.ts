import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';

/** Where the data is: a PostgreSQL address, or a directory for the embedded database and where templates for a new one may be. */
export type DatabaseLocation = { databaseUrl: string } | { dataDir: string; templates?: string };

/**
 * Opens the database and brings its schema up to date. `onError` hears of failures in the background (a broken idle
 * connection, housekeeping). Throws `AppError` `unavailable` with a sentence for the operator.
 */
export async function openDatabase(place: DatabaseLocation, onError: (error: unknown) => void = () => {}): Promise<Database> {
  if ('databaseUrl' in place) return openPostgres(place.databaseUrl, onError);
  return openEmbedded(place, onError);
}
