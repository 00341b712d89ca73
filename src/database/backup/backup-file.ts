import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '../database.ts';
import { dumpRows } from './backup.ts';
import type { BackupLine } from './backup-format.ts';

/** Writes a backup file, compressed, no faster than it is taken; answers how many rows it holds. */
export async function writeBackup(database: Database, to: Writable, now: Date): Promise<number> {
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), to);
  // A reader that goes away ends the reading of the database too.
  const ended = written.then(() => {
    throw new Error('The backup was ended by its reader.');
  });
  ended.catch(() => {});
  const write = async (line: BackupLine) => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(lines, 'drain'), ended]);
  };
  try {
    const rows = await dumpRows(database, write, now);
    lines.end();
    await written;
    return rows;
  } catch (error) {
    lines.destroy(error instanceof Error ? error : new Error(String(error)));
    await written.catch(() => {});
    throw error;
  }
}

/** The lines of a backup file; `from` stays the caller's to close. Throws `AppError` `invalid-input` for what is no such file or was cut off. */
export async function* readBackup(from: Readable): AsyncGenerator<unknown, void, undefined> {
  const gunzip = createGunzip().setEncoding('utf8');
  from.on('error', (error) => gunzip.destroy(error));
  from.pipe(gunzip);
  try {
    let rest = '';
    for await (const chunk of gunzip) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
    if (rest !== '') throw new SyntaxError('The last line has no end.');
  } catch (cause) {
    throw new AppError('invalid-input', 'This file is not a backup of Sitebrief, or it was damaged or cut off. Nothing was changed.', {
      cause,
    });
  } finally {
    from.unpipe(gunzip);
    gunzip.destroy();
  }
}
