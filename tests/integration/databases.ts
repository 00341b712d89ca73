// Migrated databases for tests: PGlite in memory, and PostgreSQL where one is given or installed.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '#database/database.ts';
import { templateName } from '#database/embedded/cluster-template.ts';
import { embeddedDatabase } from '#database/embedded/open-embedded.ts';
import { migrateEmbedded } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';

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
  if (!existsSync(archive)) await writeArchive(archive);
  const lite = await PGlite.create({ loadDataDir: new Blob([readFileSync(archive)]) });
  return embeddedDatabase(lite, async () => {});
}

/** Where all test files share the archive of a migrated database: its name says what it was made of. */
const archivePath = () => join(tmpdir(), `sitebrief-test-${templateName().replace('.gz', '')}`);

async function writeArchive(path: string): Promise<void> {
  const lite = await PGlite.create('memory://');
  await migrateEmbedded(lite);
  const archive = await lite.dumpDataDir('none');
  await lite.close();
  // Test files that start together may each write one; a reader must never find half of it.
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
    await onServer(server.url, `create database "${name}"`);
    made.push(name);
    const address = new URL(server.url);
    address.pathname = `/${name}`;
    const database = await openDatabase({ databaseUrl: address.href });
    opened.push(database);
    return database;
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Starts a PostgreSQL of its own on a socket in a temporary directory; as root it runs as the user `postgres`. */
async function startPostgres(binaries: string): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'sitebrief-pg-'));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, ...user };
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  await promisify(execFile)(join(binaries, 'initdb'), initdb, options);
  // -F: no fsync, these rows need not survive a crash.
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-F'], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // A URL needs a host; the socket directory in the query takes its place.
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  await untilItAnswers(url, () => server.exitCode !== null);
  const stop = async () => {
    // PostgreSQL's immediate shutdown: nothing here is worth a checkpoint.
    server.kill('SIGQUIT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  return { url, stop };
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

async function untilItAnswers(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await onServer(url, 'select 1');
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
