// The processes of an installation under load: sites, PostgreSQL, servers and workers, each killed and started on demand.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { INDUSTRIES } from '#lexicon/industries/industries.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 120_000;

/** A process that can be killed and started again. */
export type Killable = {
  child: ChildProcess;
  kill(): Promise<void>;
  /** Shuts it down gracefully: how long that took, and its exit code. */
  end(): Promise<{ ms: number; code: number | null }>;
  isAlive(): boolean;
};

const started = new Set<ChildProcess>();
// However this process ends, nothing it started keeps running.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function killable(child: ChildProcess): Killable {
  started.add(child);
  child.once('exit', () => started.delete(child));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    isAlive,
    async kill() {
      if (!isAlive()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async end() {
      const startedAt = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = isAlive() ? await ended : [child.exitCode];
      return { ms: performance.now() - startedAt, code: code as number | null };
    },
  };
}

/** Starts the sites that are analyzed; returns their port and how to stop them. */
export async function startSites(pages: number, latencyMs: number): Promise<{ port: number; stop(): Promise<void> }> {
  const file = join(import.meta.dirname, 'site-server.ts');
  const child = spawn(process.execPath, [file, String(pages), String(latencyMs)], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) return { port: Number(line), stop: () => killable(child).kill() };
  throw new Error('The sites did not start.');
}

/** Host of generated site number `at`. */
export const hostOf = (at: number) => `site-${at}.test`;

/** Nothing listens there. */
const NOWHERE = 9;

/**
 * Settings under which `count` sites are found on the port and nothing is throttled. No foreign site is ever requested: the well-known
 * competitors are on the port too with `withCompetitors`, else connections to them are refused at once.
 */
export function settingsFor({ port, count, withCompetitors = false }: { port: number; count: number; withCompetitors?: boolean }) {
  const own = Array.from({ length: count }, (_, at) => `${hostOf(at)}=127.0.0.1:${port}`);
  const competitors = INDUSTRIES.flatMap(({ wellKnown }) => (wellKnown ?? []).map(({ host }) => host));
  const others = [...new Set(competitors)].map((host) => `${host}=127.0.0.1:${withCompetitors ? port : NOWHERE}`);
  return {
    ...{ EGRESS_RESOLVE: [...own, ...others].join(','), RATE_LIMIT_FACTOR: '10000', QUOTA_FREE: 'unlimited' },
    ...{ HOST: '127.0.0.1', CHROMIUM_PATH: '/nowhere/chromium', SESSION_SECRET: 'under load the secret is no secret at all' },
    LOG_LEVEL: process.env.LOAD_LOG ?? 'silent',
  };
}

/** Starts a server (`args`: `--no-worker` or nothing) and waits until `/readyz` succeeds, which took `readyMs`. */
export async function startServer(port: number, env: Record<string, string>, args: string[] = []): Promise<Killable & { readyMs: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['src/server/start.js', ...args], {
    cwd: ROOT,
    env: { ...process.env, LOCAL_COMPETITORS: 'off', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', process.env.LOAD_LOG ? 'inherit' : 'ignore'],
  });
  const server = killable(child);
  while (performance.now() - startedAt < READY_WITHIN_MS) {
    if (!server.isAlive()) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}.`);
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return { ...server, readyMs: performance.now() - startedAt };
    await pause(25);
  }
  await server.kill();
  throw new Error('The server was not ready within two minutes.');
}

/** Starts a worker and waits until it reports that it works. */
export async function startWorker(env: Record<string, string>): Promise<Killable & { readyMs: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['src/jobs/start.js'], {
    cwd: ROOT,
    env: { ...process.env, LOCAL_COMPETITORS: 'off', ...env },
    stdio: ['ignore', 'pipe', process.env.LOAD_LOG ? 'inherit' : 'ignore'],
  });
  const worker = killable(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('waits for analyses')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}.`)));
  });
  return { ...worker, readyMs: performance.now() - startedAt };
}

/** A separate PostgreSQL that can be stopped, cut off and restarted on the same data. Uses real fsync. */
export type Postgres = { url: string; start(): Promise<void>; cutOff(): Promise<void>; remove(): Promise<void> };

/** Creates and starts one; as root it runs as the user `postgres`. Throws where no PostgreSQL 15 or newer is installed. */
export async function makePostgres(port: number): Promise<Postgres> {
  const binaries = findBinaries();
  const directory = mkdtempSync(join(tmpdir(), 'sitebrief-load-'));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, ...user };
  await promisify(execFile)(join(binaries, 'initdb'), ['-D', data, '-U', 'sitebrief', '--auth=trust', '-E', 'UTF8'], options);
  let server: Killable | undefined;
  const postgres: Postgres = {
    url: `postgres://sitebrief@127.0.0.1:${port}/postgres`,
    async start() {
      const args = ['-D', data, '-k', directory, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
      server = killable(spawn(join(binaries, 'postgres'), args, { ...options, stdio: 'ignore' }));
      const ready = () => promisify(execFile)(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      while (
        !(await ready().then(
          () => true,
          () => false,
        ))
      )
        await pause(50);
    },
    async cutOff() {
      const child = server?.child;
      if (!child || !server?.isAlive()) return;
      const ended = once(child, 'exit');
      // Immediate shutdown: connections are cut without notice, recovery follows at the next start.
      child.kill('SIGQUIT');
      await ended;
    },
    async remove() {
      await postgres.cutOff();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

function findBinaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const version = versions.filter((number) => number >= 15).sort((a, b) => b - a)[0];
  if (version === undefined) throw new Error('Install PostgreSQL 15 or newer: its programs are looked for under /usr/lib/postgresql.');
  return join(root, String(version), 'bin');
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Waits. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
