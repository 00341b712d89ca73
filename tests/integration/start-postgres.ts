// A PostgreSQL of its own for the tests of a block, on a copy of a cluster that all test files share.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { templateName } from '#database/embedded/cluster-template.ts';
import { migratePostgres } from '#database/migrate.ts';

const run = promisify(execFile);

/** A migrated, empty database in every PostgreSQL that `startPostgres` starts, to create others from. */
export const MIGRATED = 'sitebrief_migrated';

type Postgres = { url: string; stop(signal?: NodeJS.Signals): Promise<void> };

/** Starts the PostgreSQL of `binaries` on a socket in a temporary directory; as root it runs as the user `postgres`. */
export async function startPostgres(binaries: string): Promise<Postgres> {
  const cluster = clusterPath(binaries);
  if (!existsSync(cluster)) await writeCluster(binaries, cluster);
  const directory = newDirectory(mkdtempSync(join(tmpdir(), 'sitebrief-pg-')));
  const data = join(directory, 'data');
  await run('cp', ['-R', cluster, data], owner());
  const server = await launch(binaries, { directory, data });
  return {
    url: server.url,
    // PostgreSQL's immediate shutdown: nothing here is worth a checkpoint.
    stop: async () => {
      await server.stop('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on its own connection. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The same server, another database. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Where all test files share the files of a PostgreSQL with a migrated database: the name says what they were made of. */
const clusterPath = (binaries: string) =>
  join(tmpdir(), `sitebrief-test-pg-${basename(dirname(binaries))}-${templateName().replace('.tar.gz', '')}`, 'data');

async function writeCluster(binaries: string, path: string): Promise<void> {
  const root = dirname(path);
  const half = newDirectory(`${root}.${process.pid}`);
  const data = join(half, 'data');
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'], { cwd: half, ...owner() });
  const server = await launch(binaries, { directory: half, data });
  await onServer(server.url, `create database ${MIGRATED}`);
  await migratePostgres(databaseAt(server.url, MIGRATED));
  await server.stop('SIGINT');
  try {
    renameSync(half, root);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(path)) throw error;
    rmSync(half, { recursive: true, force: true });
  }
}

async function launch(binaries: string, { directory, data }: { directory: string; data: string }) {
  // -F: no fsync, these rows need not survive a crash.
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-F'], {
    ...{ cwd: directory, ...owner() },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // A URL needs a host; the socket directory in the query takes its place.
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`;
  await untilItAnswers(url, () => server.exitCode !== null);
  const stop = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };
  return { url, stop };
}

/** Who may own and run a PostgreSQL: not root. */
const owner = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});
const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Makes a directory, or takes one just made, for that user. */
function newDirectory(path: string): string {
  const { uid, gid } = owner();
  mkdirSync(path, { recursive: true });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return path;
}

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
