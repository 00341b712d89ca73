import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { AppError } from '#contracts/errors.ts';
import { openBackupSocket } from '../backup/backup-socket.ts';
import type { Database } from '../database.ts';
import { migrateEmbedded } from '../migrate.ts';
import { respondsInTime } from '../ping.ts';
import { schema } from '../schema.ts';
import { unpackTemplate } from './cluster-template.ts';
import { detectCrash } from './crash-guard.ts';
import { lockDirectory } from './directory-lock.ts';
import { watchDisk } from './disk-space.ts';
import { DURABLE_START_PARAMS, FsyncNodeFS } from './fsync-fs.ts';
import { startMaintenance } from './maintenance.ts';
import { serializeTransactions } from './serialize-transactions.ts';

/** PostgreSQL version that the pinned PGlite brings; a directory of another one can't be opened. */
const EMBEDDED_POSTGRES = '18';

/**
 * Opens the embedded database under `dataDir`, made and migrated when new, from a template in `templates` where one fits.
 * Throws `AppError` `unavailable`.
 */
export async function openEmbedded(
  { dataDir, templates }: { dataDir: string; templates?: string | undefined },
  onError: (error: unknown) => void,
): Promise<Database> {
  makeDirectory(dataDir);
  const lock = lockDirectory(dataDir);
  const directory = join(dataDir, 'database');
  let lite: PGlite | undefined;
  try {
    const unfinished = join(dataDir, 'database.unfinished');
    // Left by a first start that ended in the middle, by a kill or a full disk: nobody's data is in it yet.
    if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true });
    if (templates && !existsSync(directory)) await beginFromTemplate(templates, directory, onError);
    if (!existsSync(directory)) writeFileSync(unfinished, '');
    checkVersion(directory);
    lite = await PGlite.create({ fs: new FsyncNodeFS(directory), startParams: DURABLE_START_PARAMS });
    detectCrash(lite, onError);
    await migrateEmbedded(lite);
    rmSync(unfinished, { force: true });
  } catch (error) {
    await lite?.close().catch(onError);
    lock.release();
    throw error instanceof AppError ? error : cannotOpen(dataDir, error);
  }
  const stopKeeping = startMaintenance(lite, onError);
  const disk = watchDisk(dataDir, onError);
  const release = async () => {
    stopKeeping();
    disk.stop();
    lock.release();
  };
  const database = { ...embeddedDatabase(lite, release), hasDiskSpace: disk.hasDiskSpace };
  const door = await openBackupSocket(dataDir, database, onError);
  return { ...database, close: () => door.close().then(() => database.close()) };
}

/** The handle on a migrated PGlite; `release` runs after it was closed. */
export function embeddedDatabase(lite: PGlite, release: () => Promise<void>): Database {
  serializeTransactions(lite);
  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    db: drizzle({ client: lite, schema }),
    lite,
    query: (text, params) => lite.query<Record<string, unknown>>(text, params),
    isReady: () => respondsInTime(() => lite.query('select 1')),
    hasDiskSpace: () => true,
    close: () => {
      closing ??= lite.close().then(release, async (error) => {
        await release();
        throw error;
      });
      return closing;
    },
  };
}

/** A template saves time and nothing else: without it PostgreSQL fills the directory itself. */
async function beginFromTemplate(templates: string, directory: string, onError: (error: unknown) => void): Promise<void> {
  try {
    await unpackTemplate(templates, directory);
  } catch (error) {
    onError(error);
  }
}

function makeDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw cannotOpen(dataDir, error);
  }
}

function checkVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === EMBEDDED_POSTGRES) return;
  throw new AppError(
    'unavailable',
    `The data in ${directory} was written by PostgreSQL ${version}, but this version of Sitebrief brings PostgreSQL ${EMBEDDED_POSTGRES}. Start the version of Sitebrief that wrote it, or give this one another DATA_DIR.`,
  );
}

const cannotOpen = (dataDir: string, cause: unknown) =>
  new AppError(
    'unavailable',
    `The database in ${dataDir} can't be opened. Check DATA_DIR, its permissions and the free disk space. If these are right, its files are damaged: put your last backup into a new DATA_DIR.`,
    {
      cause,
    },
  );
