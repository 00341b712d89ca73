import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError, type ErrorCode } from '#contracts/errors.ts';
import type { Database } from '../database.ts';
import { type DatabaseLocation, openDatabase } from '../open-database.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { requestBackup } from './backup-socket.ts';
import { restore } from './restore.ts';

/** Writes a backup of a database, whether or not Sitebrief is running on it. Throws `AppError`. */
export async function backupDatabase(place: DatabaseLocation, to: Writable, now: Date): Promise<void> {
  if ('dataDir' in place) {
    if (!existsSync(join(place.dataDir, 'database'))) throw new AppError('not-found', `There is no database in ${place.dataDir}.`);
    const answer = await requestBackup(place.dataDir, { backup: true });
    if (answer) {
      if (answer.statusCode !== 200) throw await refusalOf(answer);
      await pipeline(answer, to);
      return;
    }
  }
  await withDatabase(place, (database) => writeBackup(database, to, now));
}

/** Puts a backup in place of a database's data, whether or not Sitebrief is running on it; see `restore`. Closes `from`. */
export async function restoreDatabase(place: DatabaseLocation, from: Readable, { replace }: { replace: boolean }): Promise<number> {
  try {
    const answer = 'dataDir' in place ? await requestBackup(place.dataDir, { restore: from, replace }) : null;
    if (!answer) return await withDatabase(place, (database) => restore(database, readBackup(from), { replace }));
    if (answer.statusCode !== 200) throw await refusalOf(answer);
    return (JSON.parse(await text(answer)) as { rows: number }).rows;
  } finally {
    from.destroy();
  }
}

async function refusalOf(answer: Readable): Promise<AppError> {
  const { code, message } = JSON.parse(await text(answer)) as { code: ErrorCode; message: string };
  return new AppError(code, message);
}

async function withDatabase<T>(place: DatabaseLocation, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
