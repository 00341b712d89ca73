import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostOf, pause, settingsFor, startServer, startSites } from './processes.ts';
import { register, type VirtualUser } from './virtual-user.ts';

const READERS = 50;
const ANALYSES = 20;
/** Between two visits of one user. */
const THINK_MS = 500;
const P99_LIMIT_MS = 250;
const DONE_WITHIN_MS = 180_000;

/** 50 users with a project each read lists and projects while 20 other analyses run. */
export async function loadReaders(port: number): Promise<boolean> {
  const sites = await startSites(12, 50);
  const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-readers-'));
  const env = { ...settingsFor({ port: sites.port, count: READERS + ANALYSES }), DATA_DIR: dataDir, DATABASE_URL: '' };
  const server = await startServer(port, env);
  const where = () => `http://127.0.0.1:${port}`;
  const users: VirtualUser[] = [];
  for (let at = 0; at < READERS; at += 1) users.push(await register(where));
  const own = await analyzeAll(users.slice(0, 10), 0);
  const undisturbed = await readWhile(users, own, () => pause(10_000));
  const cpu = cpuSeconds(server.child.pid);
  let seconds = 0;
  const busy = await readWhile(users, own, async () => {
    const startedAt = performance.now();
    await analyzeAll(users.slice(0, ANALYSES), READERS);
    seconds = (performance.now() - startedAt) / 1000;
  });
  const used = cpuSeconds(server.child.pid) - cpu;
  print('50 readers alone', undisturbed);
  print(`50 readers and ${ANALYSES} analyses (${seconds.toFixed(0)} s, ${used.toFixed(0)} s of processor)`, busy);
  await server.kill();
  await sites.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return busy.wrong.length === 0 && percentile(busy.ms, 0.99) <= P99_LIMIT_MS;
}

/** Has each user analyze a site; returns the projects when all are done. */
async function analyzeAll(users: VirtualUser[], firstHost: number): Promise<string[]> {
  const ids = await Promise.all(
    users.map(async (user, at) => {
      const response = await user.call('POST', '/api/analyze', { url: `http://${hostOf(firstHost + at)}/` });
      if (response?.status !== 202) throw new Error(`Requesting an analysis returned ${response?.status}.`);
      return (response.body as { projectId: string }).projectId;
    }),
  );
  const deadline = performance.now() + DONE_WITHIN_MS;
  for (const [at, id] of ids.entries()) {
    for (;;) {
      const response = await users[at]?.call('GET', '/api/projects');
      const project = ((response?.body ?? []) as { id: string; status: string }[]).find((one) => one.id === id);
      if (project?.status === 'analyzed') break;
      if (project?.status === 'draft') throw new Error('An analysis failed.');
      if (performance.now() > deadline) throw new Error('The analyses did not end in time.');
      await pause(500);
    }
  }
  return ids;
}

type ReadTally = { ms: number[]; wrong: string[] };

async function readWhile(users: VirtualUser[], projects: string[], work: () => Promise<unknown>): Promise<ReadTally> {
  const tally: ReadTally = { ms: [], wrong: [] };
  let ended = false;
  const readers = users.map(async (user, at) => {
    await pause((at / users.length) * THINK_MS);
    for (let turn = at; !ended; turn += 1) {
      const project = projects[at];
      const path = ['/api/projects', '/api/auth/user', project ? `/api/projects/${project}` : '/api/usage'][turn % 3] ?? '/';
      const response = await user.call('GET', path);
      if (response?.status !== 200) tally.wrong.push(`${path} ${response?.status ?? 'no response'}`);
      tally.ms.push(response?.ms ?? Number.POSITIVE_INFINITY);
      await pause(THINK_MS);
    }
  });
  await work();
  ended = true;
  await Promise.all(readers);
  return tally;
}

function print(what: string, { ms, wrong }: ReadTally): void {
  const at = (part: number) => `${percentile(ms, part).toFixed(0)} ms`;
  console.log(
    `${what}: ${ms.length} reads, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}, ${wrong.length} without status 200`,
  );
  for (const line of new Set(wrong)) console.log(`  ${line}`);
}

export function percentile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Processor time of a process so far, all threads (proc(5), fields 14 and 15 of stat, in hundredths); 0 where the system does not say. */
function cpuSeconds(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
