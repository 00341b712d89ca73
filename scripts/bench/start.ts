import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Row } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROUNDS = 5;
const PORT = 8695;
const KEPT_LIMIT_MS = 2_000;
const NEW_LIMIT_MS = 3_000;

/** What node-bootstrap.js does for a quick start, and how to turn each part off. */
const WITHOUT = {
  'compiled code': { NODE_DISABLE_COMPILE_CACHE: '1' },
  'fast imports': { SITEBRIEF_FAST_IMPORTS: '0' },
};

type Start = { wallMs: number; cpuMs: number };

/**
 * From the start of the server process to its first 200, on a new data folder and on existing data, and without each part of
 * node-bootstrap.js. `npm start` builds first where needed.
 */
export async function benchStart(): Promise<Row[]> {
  const folders: string[] = [];
  const fresh: Start[] = [];
  const kept: Start[] = [];
  const without = Object.entries(WITHOUT).map(([name, env]) => ({ name, env, starts: [] as Start[] }));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'sitebrief-start-'));
      folders.push(folder);
      fresh.push(await startOnce(folder));
      kept.push(await startOnce(folder));
      for (const { env, starts } of without) starts.push(await startOnce(folder, env));
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  // The first round fills the compile cache.
  return [
    row('new data folder to the first 200', fresh.slice(1), NEW_LIMIT_MS),
    row('existing data to the first 200', kept.slice(1), KEPT_LIMIT_MS),
    ...without.map(({ name, starts }) => row(`existing data, without ${name}`, starts.slice(1), null)),
  ];
}

function row(what: string, starts: Start[], limit: number | null): Row {
  const wallMs = median(starts.map((start) => start.wallMs));
  const cpuMs = median(starts.map((start) => start.cpuMs));
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  return {
    name: 'start',
    what,
    target: limit === null ? '-' : `<= ${seconds(limit)} s`,
    measured: `${seconds(wallMs)} s (${seconds(cpuMs)} s CPU)`,
    kept: limit === null ? null : wallMs <= limit,
  };
}

async function startOnce(dataDir: string, without: Record<string, string> = {}): Promise<Start> {
  const began = performance.now();
  const settings = { HOST: '127.0.0.1', PORT: String(PORT), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const env = { ...process.env, ...settings, ...without };
  const child = spawn(process.execPath, ['src/server/start.js'], { cwd: ROOT, env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
    if (response?.ok) break;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const start = { wallMs: performance.now() - began, cpuMs: cpuMsOf(child.pid) };
  child.kill('SIGTERM');
  await ended;
  return start;
}

/** CPU time of a process, all threads (proc(5), fields 14 and 15 of stat, in hundredths of a second); NaN where the system does not say. */
function cpuMsOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
