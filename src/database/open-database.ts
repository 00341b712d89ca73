import type { Database } from './database.ts';
import { openEmbedded, openInMemory } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Where the data is: a PostgreSQL address, a directory for the embedded database, or nowhere but in memory. */
export type DatabasePlace = { databaseUrl: string } | { dataDir: string } | { memory: true };

/**
 * Opens the database and brings its schema up to date. `onError` hears of failures in the background (a broken idle
 * connection, housekeeping). Throws `AppError` `unavailable` with a sentence for the operator.
 */
export async function openDatabase(place: DatabasePlace, onError: (error: unknown) => void = () => {}): Promise<Database> {
  if ('databaseUrl' in place) return openPostgres(place.databaseUrl, onError);
  if ('dataDir' in place) return openEmbedded(place.dataDir, onError);
  return openInMemory();
}
