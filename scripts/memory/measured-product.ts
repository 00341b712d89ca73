// The product as `npm start` runs it, with the probe of thread-probe.js in it: started, signed in to and measured.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readProcessTree } from './process-memory.ts';

const ANALYSIS_WITHIN_MS = 180_000;

/** MB by part of the product. Chromium's processes are PSS, so is `server`, which the threads and PGlite are parts of. */
export type Sample = {
  total: number;
  /** What of `total` is program files: the more other processes map them, the smaller it is. */
  files: number;
  server: number;
  pglite: number;
  mainHeap: number;
  analysis: number;
  extractor: number;
  chromium: Record<string, number>;
};
/** `analyze` resolves to how the analysis of a host ended. Close it when done. */
export type Product = { pid: number; sample(): Sample; analyze(host: string): Promise<string>; close(): void };

/** Starts the checkout with a new data folder; `pins` as EGRESS_RESOLVE takes them. */
export async function startProduct(checkout: string, pins: string): Promise<Product> {
  // As `npm start` does: a new database is a copy of the prepared one.
  spawnSync(process.execPath, ['scripts/build-database.ts'], { cwd: resolve(checkout), stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'sitebrief-memory-'));
  const { PATH, HOME, TMPDIR, CHROMIUM_PATH } = process.env;
  const own = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    EGRESS_RESOLVE: pins,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100',
    QUOTA_FREE: 'unlimited',
  };
  const probe = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'thread-probe.js'))}`, MEMORY_PROBE_FOLDER: folder };
  const child = spawn(process.execPath, [join(resolve(checkout), 'src/server/start.js')], {
    env: { PATH, HOME, TMPDIR, CHROMIUM_PATH, LOCAL_COMPETITORS: 'off', ...own, ...probe },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const pid = child.pid ?? 0;
    return { pid, sample: () => takeSample(pid, folder), analyze: await signIn(await addressOf(child)), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout?.setEncoding('utf8') ?? []) {
    output += chunk;
    const url = /ready at (\S+)\/\n/.exec(output)?.[1];
    if (!url || !output.includes('Search:')) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`the server did not start: ${output}`);
}

/** Registers an account; returns a function that analyzes a host and resolves to how that ended. */
async function signIn(url: string): Promise<(host: string) => Promise<string>> {
  const account = { firstName: 'Ada', lastName: 'Byron', email: 'memory@example.com', phoneNumber: '+44 20 7946 0000' };
  const password = 'correct horse battery';
  const json = { 'content-type': 'application/json' };
  const registered = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...account, password, confirmPassword: password }),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return async (host) => {
    const body = JSON.stringify({ url: `http://${host}/` });
    const requested = await fetch(`${url}/api/analyze`, { method: 'POST', headers: { ...json, cookie, prefer: 'respond-async' }, body });
    if (requested.status !== 202) throw new Error(`the analysis was refused: ${await requested.text()}`);
    const { projectId } = (await requested.json()) as { projectId: string };
    const until = performance.now() + ANALYSIS_WITHIN_MS;
    while (performance.now() < until) {
      await wait(250);
      const project = (await (await fetch(`${url}/api/projects/${projectId}`, { headers: { cookie } })).json()) as Record<
        string,
        string | null
      >;
      if (project.status !== 'analyzing') return project.analysisError ?? String(project.status);
    }
    return 'not finished';
  };
}

type ThreadState = { name: string; heapMb: number; externalMb: number; wasmMb: number };

function readThreads(pid: number, folder: string): ThreadState[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${pid}-`) && name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ThreadState);
}

function takeSample(pid: number, folder: string): Sample {
  const processes = readProcessTree(pid);
  const threads = readThreads(pid, folder);
  const sumOf = (name: RegExp) =>
    threads.filter((one) => name.test(one.name)).reduce((sum, one) => sum + one.heapMb + one.externalMb - one.wasmMb, 0);
  const pglite = threads.reduce((sum, { wasmMb }) => sum + wasmMb, 0);
  const chromium: Record<string, number> = {};
  for (const { type, pssMb } of processes) if (type !== 'server') chromium[type] = (chromium[type] ?? 0) + pssMb;
  return {
    total: processes.reduce((sum, { pssMb }) => sum + pssMb, 0),
    files: processes.reduce((sum, { filesMb }) => sum + filesMb, 0),
    server: processes.find((one) => one.pid === pid)?.pssMb ?? 0,
    pglite,
    mainHeap: sumOf(/^main$/),
    analysis: sumOf(/thread\/start\.js$/),
    extractor: sumOf(/extract/),
    chromium,
  };
}
