import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError, type ErrorCode } from '#contracts/errors.ts';
import { askBackupDoor } from './backup-door.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import type { Database } from './database.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';
import { restore } from './restore.ts';

/** Writes a backup of a database, whether or not Sitebrief is running on it. Throws `AppError`. */
export async function backUpPlace(place: DatabasePlace, to: Writable, now: Date): Promise<void> {
  if ('dataDir' in place) {
    if (!existsSync(join(place.dataDir, 'database'))) throw new AppError('not-found', `There is no database in ${place.dataDir}.`);
    const answer = await askBackupDoor(place.dataDir, { backup: true });
    if (answer) {
      if (answer.statusCode !== 200) throw await refusalOf(answer);
      await pipeline(answer, to);
      return;
    }
  }
  await withDatabase(place, (database) => writeBackup(database, to, now));
}

/** Puts a backup in place of a database's data, whether or not Sitebrief is running on it; see `restore`. Closes `from`. */
export async function restorePlace(place: DatabasePlace, from: Readable, { replace }: { replace: boolean }): Promise<number> {
  try {
    const answer = 'dataDir' in place ? await askBackupDoor(place.dataDir, { restore: from, replace }) : null;
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

async function withDatabase<T>(place: DatabasePlace, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
