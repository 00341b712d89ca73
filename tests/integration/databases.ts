// Migrated databases for tests: PGlite in memory, and PostgreSQL where one is given or installed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '#database/database.ts';
import { templateName, unpackTemplate } from '#database/embedded/cluster-template.ts';
import { DURABLE_START_PARAMS, FsyncNodeFS } from '#database/embedded/fsync-fs.ts';
import { embeddedDatabase } from '#database/embedded/open-embedded.ts';
import { migrateEmbedded } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { databaseAt, MIGRATED, onServer, startPostgres } from './start-postgres.ts';

/** Gives a migrated, empty database; all are closed after the tests. */
export type OpenTestDatabase = () => Promise<Database>;

/** Runs the same tests on PGlite and on PostgreSQL; without a PostgreSQL that half is shown as skipped. */
export function describeOnBothDatabases(name: string, body: (open: OpenTestDatabase) => void): void {
  describe(`${name} on the embedded database`, () => body(useMemoryDatabases()));
  describeOnPostgres(name, body);
}

/** Runs tests on PostgreSQL alone; without one they are shown as skipped. */
export function describeOnPostgres(name: string, body: (open: OpenTestDatabase) => void): void {
  const source = findPostgres();
  if (source === null) {
    describe.skip(`${name} on PostgreSQL (set TEST_DATABASE_URL or install PostgreSQL 15 or newer)`, () => body(useMemoryDatabases()));
    return;
  }
  describe(`${name} on PostgreSQL`, () => body(usePostgresDatabases(source)));
}

/** Databases in memory, each started from the archive of a migrated one. */
function useMemoryDatabases(): OpenTestDatabase {
  const opened: Database[] = [];
  afterAll(() => Promise.all(opened.map((database) => database.close())));
  return async () => {
    const database = await openTestDatabase();
    opened.push(database);
    return database;
  };
}

/** One migrated, empty database in memory, in a fraction of the time that making one takes. The caller closes it. */
export async function openTestDatabase(): Promise<Database> {
  const archive = archivePath();
  if (!existsSync(archive)) await writeArchives();
  const lite = await PGlite.create({ loadDataDir: new Blob([readFileSync(archive)]) });
  return embeddedDatabase(lite, async () => {});
}

/** An embedded database on files at `directory`, new and without any table, in a fraction of the time that making one takes. The caller closes it. */
export async function openNewFiles(directory: string): Promise<PGlite> {
  if (!existsSync(join(newFolder(), templateName()))) await writeArchives();
  if (!(await unpackTemplate(newFolder(), directory))) throw new Error(`There is no archive of a new database in ${newFolder()}.`);
  return PGlite.create({ fs: new FsyncNodeFS(directory), startParams: DURABLE_START_PARAMS });
}

/** Where all test files share the archive of a migrated database: its name says what it was made of. */
const archivePath = () => join(tmpdir(), `sitebrief-test-${templateName().replace('.gz', '')}`);
/** The folder of the archive of a database before it was migrated. */
const newFolder = () => join(tmpdir(), `sitebrief-test-new-${templateName().replace('.tar.gz', '')}`);

async function writeArchives(): Promise<void> {
  const lite = await PGlite.create('memory://');
  const whenNew = await lite.dumpDataDir('gzip');
  await migrateEmbedded(lite);
  const migrated = await lite.dumpDataDir('none');
  await lite.close();
  mkdirSync(newFolder(), { recursive: true });
  await writeWhole(join(newFolder(), templateName()), whenNew);
  await writeWhole(archivePath(), migrated);
}

/** Test files that start together may each write one; a reader must never find half of it. */
async function writeWhole(path: string, archive: Blob): Promise<void> {
  const half = `${path}.${process.pid}`;
  writeFileSync(half, Buffer.from(await archive.arrayBuffer()));
  renameSync(half, path);
}

type PostgresSource = { url: string } | { binaries: string };

function findPostgres(): PostgresSource | null {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url };
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const version = readdirSync(root)
    .map(Number)
    .filter((number) => number >= 15 && existsSync(join(root, String(number), 'bin', 'initdb')))
    .sort((a, b) => b - a)[0];
  return version === undefined ? null : { binaries: join(root, String(version), 'bin') };
}

function usePostgresDatabases(source: PostgresSource): OpenTestDatabase {
  const opened: Database[] = [];
  const made: string[] = [];
  let server: { url: string; stop(): Promise<void> } | undefined;
  beforeAll(async () => {
    server = 'url' in source ? { url: source.url, stop: async () => {} } : await startPostgres(source.binaries);
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    if (server && 'url' in source) for (const name of made) await onServer(server.url, `drop database if exists "${name}" with (force)`);
    await server?.stop();
  });
  return async () => {
    if (!server) throw new Error('PostgreSQL is not running.');
    const name = `sitebrief_test_${process.pid}_${Date.now().toString(36)}_${made.length}`;
    await onServer(server.url, `create database "${name}"${'url' in source ? '' : ` template ${MIGRATED}`}`);
    made.push(name);
    const database = await openDatabase({ databaseUrl: databaseAt(server.url, name) });
    opened.push(database);
    return database;
  };
}
