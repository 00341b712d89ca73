import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError, type ErrorCode } from '#contracts/errors.ts';
import type { Database } from '../database.ts';
import { type DatabaseLocation, openDatabase } from '../open-database.ts';
import { readBackup, writeBackup } from './backup.ts';
import { requestBackup } from './backup-socket.ts';
import { restore } from './restore.ts';

/** Writes a backup of a database, whether or not Sitebrief is running on it. Throws `AppError`. */
export async function backupDatabase(location: DatabaseLocation, to: Writable, now: Date): Promise<void> {
  if ('dataDir' in location) {
    if (!existsSync(join(location.dataDir, 'database'))) throw new AppError('not-found', `There is no database in ${location.dataDir}.`);
    const response = await requestBackup(location.dataDir, { backup: true });
    if (response?.statusCode === 200) return pipeline(response, to);
    if (response) throw await errorFrom(response);
  }
  await withDatabase(location, (database) => writeBackup(database, to, now));
}

/** Replaces a database's data by a backup, whether or not Sitebrief is running on it; see `restore`. Closes `from`. */
export async function restoreDatabase(location: DatabaseLocation, from: Readable, { replace }: { replace: boolean }): Promise<number> {
  try {
    const response = 'dataDir' in location ? await requestBackup(location.dataDir, { restore: from, replace }) : null;
    if (!response) return await withDatabase(location, (database) => restore(database, readBackup(from), { replace }));
    if (response.statusCode !== 200) throw await errorFrom(response);
    return (JSON.parse(await text(response)) as { rows: number }).rows;
  } finally {
    from.destroy();
  }
}

async function errorFrom(response: Readable): Promise<AppError> {
  const { code, message } = JSON.parse(await text(response)) as { code: ErrorCode; message: string };
  return new AppError(code, message);
}

async function withDatabase<T>(location: DatabaseLocation, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(location);
  return use(database).finally(() => database.close());
}
