// Where the memory goes: starts the product as `npm start` does, analyzes an ordinary site and one site of each hostile kind, and prints
// a table by phase and process: `npm run memory`, or some kinds with `npm run memory -- --only headings,images`. `--checkout <folder>`
// measures another checkout of the product, for before and after; `--json <file>` keeps the figures. Linux only.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { FLOOD_NAMES, floodSite } from '../../tests/integration/hostile-pages.ts';
import { startServer } from '../bench/measure.ts';
import { readProcessTree } from './process-memory.ts';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, checkout: { type: 'string', default: '.' }, json: { type: 'string' } },
});
const kinds = (options.only?.split(',') ?? FLOOD_NAMES).filter((kind) => kind !== 'none');
const SAMPLE_EVERY_MS = 100;
const ANALYSIS_WITHIN_MS = 180_000;
const ORDINARY = 'ordinary';

/** MB by part of the product. Chromium's processes are PSS, so is `server`, which the threads and PGlite are parts of. */
type Sample = {
  total: number;
  server: number;
  pglite: number;
  mainHeap: number;
  analysis: number;
  extractor: number;
  chromium: Record<string, number>;
};
type Phase = { name: string; peak: Sample; after: Sample | null; seconds: number; outcome: string };

const folder = mkdtempSync(join(tmpdir(), 'sitebrief-memory-'));
const closers: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];

type ThreadState = { name: string; heapMb: number; externalMb: number; wasmMb: number };

function readThreads(pid: number): ThreadState[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${pid}-`) && name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ThreadState);
}

function takeSample(pid: number): Sample {
  const processes = readProcessTree(pid);
  const threads = readThreads(pid);
  const sumOf = (name: RegExp) =>
    threads.filter((one) => name.test(one.name)).reduce((sum, one) => sum + one.heapMb + one.externalMb - one.wasmMb, 0);
  const pglite = threads.reduce((sum, { wasmMb }) => sum + wasmMb, 0);
  const chromium: Record<string, number> = {};
  for (const { type, pssMb } of processes) if (type !== 'server') chromium[type] = (chromium[type] ?? 0) + pssMb;
  return {
    total: processes.reduce((sum, { pssMb }) => sum + pssMb, 0),
    server: processes.find((one) => one.pid === pid)?.pssMb ?? 0,
    pglite,
    mainHeap: sumOf(/^main$/),
    analysis: sumOf(/thread\/start\.js$/),
    extractor: sumOf(/extract/),
    chromium,
  };
}

/** Samples until the work is done; the sample with the highest total. */
async function watch<T>(pid: number, work: Promise<T>): Promise<{ peak: Sample; result: T; seconds: number }> {
  const start = performance.now();
  let peak = takeSample(pid);
  const finished = new AbortController();
  const settled = work.finally(() => finished.abort());
  settled.catch(() => undefined);
  while (!finished.signal.aborted) {
    await wait(SAMPLE_EVERY_MS);
    const sample = takeSample(pid);
    if (sample.total > peak.total) peak = sample;
  }
  return { peak, result: await settled, seconds: (performance.now() - start) / 1000 };
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function startProduct(pins: string): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const { PATH, HOME, TMPDIR, CHROMIUM_PATH } = process.env;
  const own = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    EGRESS_RESOLVE: pins,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100',
  };
  const probe = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'thread-probe.js'))}`, MEMORY_PROBE_FOLDER: folder };
  const child = spawn(process.execPath, [join(resolve(options.checkout), 'src/server/start.js')], {
    env: { PATH, HOME, TMPDIR, CHROMIUM_PATH, LOCAL_COMPETITORS: 'off', ...own, ...probe },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => child.kill('SIGKILL'));
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += chunk;
    const url = /ready at (\S+)\/\n/.exec(output)?.[1];
    if (!url || !output.includes('Search:')) continue;
    child.stdout.resume();
    return { child, pid: child.pid ?? 0, url };
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

const columns = ['total', 'server', 'PGlite', 'main heap', 'analysis', 'extractor', 'browser', 'renderers', 'network', 'other'];

function cellsOf({ total, server, pglite, mainHeap, analysis, extractor, chromium }: Sample): string[] {
  const { 'chromium browser': browser = 0, 'chromium renderer': renderers = 0, 'chromium utility': network = 0, ...others } = chromium;
  const other = Object.values(others).reduce((sum, mb) => sum + mb, 0);
  return [total, server, pglite, mainHeap, analysis, extractor, browser, renderers, network, other].map((mb) =>
    mb < 0.5 ? '-' : mb.toFixed(0),
  );
}

function printRow(cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function printPhase({ name, peak, after, seconds, outcome }: Phase): void {
  printRow([name, ...cellsOf(peak), after ? after.total.toFixed(0) : '-', seconds.toFixed(0), outcome === 'analyzed' ? '' : outcome]);
}

async function main(): Promise<void> {
  // As `npm start` does: a new database is a copy of the prepared one.
  spawnSync(process.execPath, ['scripts/build-database.ts'], { cwd: resolve(options.checkout), stdio: 'ignore' });
  const hostOf = (kind: string) => `${kind.replaceAll(' ', '-')}.test`;
  const ordinary = await startServer(12, 20);
  closers.push(ordinary.close);
  const ports = await Promise.all(kinds.map((kind) => listen(floodSite(kind))));
  const pins = [`${hostOf(ORDINARY)}=127.0.0.1:${ordinary.port}`, ...kinds.map((kind, at) => `${hostOf(kind)}=127.0.0.1:${ports[at]}`)];
  const { pid, url } = await startProduct(pins.join(','));
  const analyze = await signIn(url);
  const phases: Phase[] = [];
  const note = (phase: Phase) => {
    phases.push(phase);
    printPhase(phase);
  };
  printRow(['phase (MB at the peak)', ...columns, '5 s later', 's', 'outcome']);
  printRow(['---', ...columns.map(() => '---:'), '---:', '---:', '---']);
  const rest = async (name: string, ms: number) => {
    await wait(ms);
    note({ name, peak: takeSample(pid), after: null, seconds: ms / 1000, outcome: '' });
  };
  const measure = async (kind: string) => {
    const { peak, result, seconds } = await watch(pid, analyze(hostOf(kind)));
    await wait(5_000);
    note({ name: kind, peak, after: takeSample(pid), seconds, outcome: result });
  };
  await rest('idle after start', 10_000);
  await measure(ORDINARY);
  await rest('one minute after', 55_000);
  for (const kind of kinds) await measure(kind);
  await rest('one minute after', 55_000);
  if (options.json) writeFileSync(options.json, JSON.stringify(phases, null, 1));
}

try {
  await main();
} finally {
  for (const close of closers.toReversed()) close();
}
