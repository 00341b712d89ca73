import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { AppError } from '#contracts/errors.ts';
import { openBackupSocket } from '../backup/backup-socket.ts';
import type { Database } from '../database.ts';
import { migrateEmbedded } from '../migrate.ts';
import { respondsInTime } from '../ping.ts';
import { unpackTemplate } from './cluster-template.ts';
import { detectCrash } from './crash-guard.ts';
import { lockDirectory } from './directory-lock.ts';
import { watchDisk } from './disk-space.ts';
import { DURABLE_START_PARAMS, FsyncNodeFS } from './fsync-fs.ts';
import { startMaintenance } from './maintenance.ts';
import { packedFiles } from './packed-files.ts';
import { serializeTransactions } from './serialize-transactions.ts';

/** PostgreSQL version of the pinned PGlite; it can't open a directory of another one. */
export const EMBEDDED_POSTGRES = '18';
const CREATE_CLUSTER = join(import.meta.dirname, 'create-cluster.ts');

/**
 * Opens the embedded database under `dataDir`: locked to this process, created and migrated when new (from a template in
 * `templates` where one fits), synced to disk, maintained, and open to backups while it runs. Throws `AppError` `unavailable`.
 */
export async function openEmbedded(
  { dataDir, templates }: { dataDir: string; templates?: string | undefined },
  onError: (error: unknown) => void,
): Promise<Database> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw cannotOpen(dataDir, error);
  }
  const lock = lockDirectory(dataDir);
  let lite: PGlite;
  try {
    lite = await openFiles(dataDir, templates, onError);
  } catch (error) {
    lock.release();
    throw error instanceof AppError ? error : cannotOpen(dataDir, error);
  }
  const stopMaintenance = startMaintenance(lite, onError);
  const disk = watchDisk(dataDir, onError);
  const release = async () => {
    stopMaintenance();
    disk.stop();
    lock.release();
  };
  const database = { ...embeddedDatabase(lite, release), hasDiskSpace: disk.hasDiskSpace };
  const socket = await openBackupSocket(dataDir, database, onError);
  return { ...database, close: () => socket.close().then(database.close) };
}

/** The handle of a migrated PGlite; `release` runs after it was closed. */
export function embeddedDatabase(lite: PGlite, release: () => Promise<void>): Database {
  serializeTransactions(lite);
  let closing: Promise<void> | undefined;
  return {
    kind: 'embedded',
    db: drizzle({ client: lite }),
    lite,
    query: (text, params) => lite.query<Record<string, unknown>>(text, params),
    isReady: () => respondsInTime(() => lite.query('select 1')),
    hasDiskSpace: () => true,
    close: () => {
      closing ??= lite.close().finally(release);
      return closing;
    },
  };
}

async function openFiles(dataDir: string, templates: string | undefined, onError: (error: unknown) => void): Promise<PGlite> {
  const directory = join(dataDir, 'database');
  const unfinished = join(dataDir, 'database.unfinished');
  // Left by a first start that was cut off by a kill or a full disk: it holds no data yet.
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true });
  // A template only saves time: without it PostgreSQL fills the directory itself.
  if (templates && !existsSync(directory)) await unpackTemplate(templates, directory).catch(onError);
  if (!existsSync(directory)) {
    writeFileSync(unfinished, '');
    await promisify(execFile)(process.execPath, [CREATE_CLUSTER, directory]);
  }
  checkVersion(directory);
  const lite = await PGlite.create({ ...(await packedFiles()), fs: new FsyncNodeFS(directory), startParams: DURABLE_START_PARAMS });
  detectCrash(lite, onError);
  try {
    await migrateEmbedded(lite);
  } catch (error) {
    await lite.close().catch(onError);
    throw error;
  }
  rmSync(unfinished, { force: true });
  return lite;
}

function checkVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === EMBEDDED_POSTGRES) return;
  throw new AppError(
    'unavailable',
    `The data in ${directory} was written by PostgreSQL ${version}, but this version of Sitebrief includes PostgreSQL ${EMBEDDED_POSTGRES}. Start the version of Sitebrief that wrote it, or set another DATA_DIR.`,
  );
}

const cannotOpen = (dataDir: string, cause: unknown) =>
  new AppError(
    'unavailable',
    `The database in ${dataDir} can't be opened. Check DATA_DIR, its permissions and the free disk space. If these are right, its files are damaged: restore your last backup into a new DATA_DIR.`,
    { cause },
  );
