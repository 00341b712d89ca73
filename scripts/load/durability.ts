// Kills processes at random moments under load and counts what was lost:
// `node scripts/load/durability.ts [--rounds 100] [--database embedded|postgres] [--port 8680]`.
//
// Writers keep renaming projects and requesting analyses, and remember what was confirmed. After each kill -9 the process is
// restarted and everything confirmed is checked. On PostgreSQL a server and a worker are killed in turn. After the last round, still under
// load, each process is told to stop, which may take 10 s.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../bench/measure.ts';
import { hostOf, type Killable, makePostgres, pause, settingsFor, startServer, startSites, startWorker } from './processes.ts';
import { register, type VirtualUser } from './virtual-user.ts';

const WRITERS = 4;
const PROJECTS_EACH = 3;
const READY_LIMIT_MS = 10_000;
const STABLE_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** A project as its writer knows it. */
type KnownProject = {
  id: string;
  /** The last confirmed name, and one that may or may not have been stored because its response did not come. */
  name: string | null;
  maybe: string | null;
  /** When the process that worked on it was killed; null when it has come to rest since. */
  interruptedAt: number | null;
  analyzing: boolean;
};
type Tally = {
  database: string;
  rounds: number;
  confirmed: number;
  lost: string[];
  unstable: string[];
  readyMs: number[];
  settledMs: number[];
  interrupted: number;
  wrong: string[];
  /** How long each process took after SIGTERM, and its exit code. */
  stops: { ms: number; code: number | null }[];
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    database: { type: 'string' },
    port: { type: 'string', default: '8680' },
  },
});
const rounds = Number(values.rounds);
const firstPort = Number(values.port);
const kinds = values.database ? [values.database] : ['embedded', 'postgres'];
let failed = false;
for (const kind of kinds) {
  const tally = kind === 'embedded' ? await killEmbedded() : await killProcesses();
  print(tally);
  failed ||= tally.lost.length + tally.unstable.length + tally.wrong.length > 0 || Math.max(...tally.readyMs) > READY_LIMIT_MS;
  failed ||= tally.stops.some(({ ms, code }) => ms > STOP_LIMIT_MS || code !== 0);
}
process.exit(failed ? 1 : 0);

async function killEmbedded(): Promise<Tally> {
  const sites = await startSites(5, 30);
  const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-kill-'));
  const env = { ...settingsFor({ port: sites.port, count: WRITERS * PROJECTS_EACH }), DATA_DIR: dataDir, DATABASE_URL: '' };
  let server = await startServer(firstPort, env);
  const load = await startLoad('embedded', () => `http://127.0.0.1:${firstPort}`);
  for (let round = 0; round < rounds; round += 1) {
    await pause(500 + Math.random() * 2_500);
    load.interrupt();
    await server.kill();
    server = await startServer(firstPort, env);
    await load.check(server.readyMs);
  }
  const stops = [await server.end()];
  server = await startServer(firstPort, env);
  const tally = { ...(await load.end()), stops };
  await server.kill();
  await sites.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return tally;
}

async function killProcesses(): Promise<Tally> {
  const sites = await startSites(5, 30);
  const postgres = await makePostgres(firstPort + 9);
  const env = { ...settingsFor({ port: sites.port, count: WRITERS * PROJECTS_EACH }), DATABASE_URL: postgres.url };
  const serve = () => startServer(firstPort, env, ['--no-worker']);
  const work = () => startWorker(env);
  const processes: (Killable & { readyMs: number })[] = [await serve(), await work()];
  const load = await startLoad('PostgreSQL', () => `http://127.0.0.1:${firstPort}`);
  for (let round = 0; round < rounds; round += 1) {
    await pause(500 + Math.random() * 2_500);
    const at = round % 2;
    if (at === 1) load.interrupt();
    await processes[at]?.kill();
    processes[at] = at === 0 ? await serve() : await work();
    await load.check(processes[at]?.readyMs ?? 0);
  }
  const stops = await Promise.all(processes.map((one) => one.end()));
  processes.splice(0, 2, await serve(), await work());
  const tally = { ...(await load.end()), stops };
  for (const one of processes) await one.kill();
  await sites.stop();
  await postgres.remove();
  return tally;
}

async function startLoad(database: string, where: () => string) {
  const tally: Tally = {
    database,
    rounds: 0,
    confirmed: 0,
    lost: [],
    unstable: [],
    readyMs: [],
    settledMs: [],
    interrupted: 0,
    wrong: [],
    stops: [],
  };
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, at) => startWriter(where, at, tally)));
  let ended = false;
  const working = Promise.all(
    writers.map(async (writer) => {
      while (!ended) await writer.write();
    }),
  );
  const watching = Promise.all(
    writers.map(async (writer) => {
      while (!ended) {
        await writer.watch();
        await pause(250);
      }
    }),
  );
  return {
    /** The process that does the analyses is about to be killed. */
    interrupt() {
      for (const writer of writers) writer.interrupt();
    },
    /** Checks everything that was confirmed before a kill. */
    async check(readyMs: number) {
      tally.rounds += 1;
      tally.readyMs.push(readyMs);
      for (const writer of writers) await writer.check();
      process.stderr.write(`\r${database}: ${tally.rounds} of ${rounds} rounds, ${tally.confirmed} confirmed, ${tally.lost.length} lost `);
    },
    /** Waits until everything has come to rest and checks it for the last time. */
    async end(): Promise<Tally> {
      ended = true;
      await Promise.all([working, watching]);
      const deadline = performance.now() + STABLE_LIMIT_MS;
      while (performance.now() < deadline && writers.some((writer) => writer.isBusy())) {
        for (const writer of writers) await writer.watch();
        await pause(250);
      }
      for (const writer of writers) {
        await writer.check();
        tally.unstable.push(...writer.busy());
      }
      process.stderr.write('\n');
      return tally;
    },
  };
}

async function startWriter(where: () => string, at: number, tally: Tally) {
  const user: VirtualUser = await register(where);
  const projects: KnownProject[] = [];
  let count = 0;
  const analyze = async (project?: KnownProject) => {
    const host = hostOf(at * PROJECTS_EACH + (project ? projects.indexOf(project) : projects.length));
    const response = await user.call('POST', '/api/analyze', { url: `http://${host}/`, ...(project ? { projectId: project.id } : {}) });
    record(response?.status, 202);
    if (response?.status !== 202) return;
    tally.confirmed += 1;
    const { projectId } = response.body as { projectId: string };
    if (project) project.analyzing = true;
    else projects.push({ id: projectId, name: null, maybe: null, interruptedAt: null, analyzing: true });
  };
  const record = (status: number | undefined, expected: number) => {
    // No response and 503 are what a kill looks like.
    if (status !== undefined && status !== expected && status !== 503) tally.wrong.push(`${expected} was ${status}`);
  };
  const rename = async (project: KnownProject) => {
    count += 1;
    const name = `name ${count}`;
    project.maybe = name;
    const response = await user.call('PATCH', `/api/projects/${project.id}`, { projectName: name });
    record(response?.status, 200);
    if (response?.status !== 200) return pause(50);
    tally.confirmed += 1;
    project.name = name;
    project.maybe = null;
  };
  return {
    async write() {
      const project = projects[Math.floor(Math.random() * projects.length)];
      if (projects.length < PROJECTS_EACH) await analyze();
      else if (project && !project.analyzing && Math.random() < 0.15) await analyze(project);
      else if (project) await rename(project);
      await pause(30);
    },
    interrupt() {
      for (const project of projects) {
        // One that is interrupted again starts to count from zero: a kill every few seconds leaves no analysis the time to end.
        if (!project.analyzing) continue;
        project.interruptedAt = performance.now();
        tally.interrupted += 1;
      }
    },
    /** Notices which analyses came to rest. */
    async watch() {
      if (!projects.some((project) => project.analyzing)) return;
      const response = await user.call('GET', '/api/projects');
      if (response?.status !== 200) return;
      for (const { id, status } of response.body as { id: string; status: string }[]) {
        const project = projects.find((one) => one.id === id);
        if (!project?.analyzing || status === 'analyzing') continue;
        project.analyzing = false;
        settle(project, tally);
      }
    },
    async check() {
      let response = await user.call('GET', '/api/projects');
      for (let attempt = 0; response?.status !== 200 && attempt < 100; attempt += 1) {
        await pause(100);
        response = await user.call('GET', '/api/projects');
      }
      const stored = new Map(
        ((response?.body ?? []) as { id: string; projectName: string | null }[]).map((row) => [row.id, row.projectName]),
      );
      for (const { id, name, maybe } of projects) {
        if (!stored.has(id)) tally.lost.push(`project ${id}`);
        // A rename may be confirmed between the read and this check: later names are right too.
        else if (name !== null && numberOf(stored.get(id)) < numberOf(name) && stored.get(id) !== maybe && !(await isThere(id, name)))
          tally.lost.push(`${id}: ${name} is ${stored.get(id)}`);
      }
    },
    isBusy: () => projects.some((project) => project.analyzing),
    busy: () => projects.filter((project) => project.analyzing).map(({ id }) => `${id} is still being analyzed`),
  };

  async function isThere(id: string, name: string): Promise<boolean> {
    const response = await user.call('GET', `/api/projects/${id}`);
    return numberOf((response?.body as { projectName?: string } | null)?.projectName) >= numberOf(name);
  }
}

function numberOf(name: string | null | undefined): number {
  return Number(name?.split(' ')[1] ?? 0);
}

function settle(project: KnownProject, tally: Tally): void {
  if (project.interruptedAt === null) return;
  const ms = performance.now() - project.interruptedAt;
  tally.settledMs.push(ms);
  if (ms > STABLE_LIMIT_MS) tally.unstable.push(`${project.id} came to rest after ${Math.round(ms / 1000)} s`);
  project.interruptedAt = null;
}

function print({ database, rounds: done, confirmed, lost, unstable, readyMs, settledMs, interrupted, wrong, stops }: Tally): void {
  const most = (numbers: number[]) => (numbers.length === 0 ? '-' : `${(Math.max(...numbers) / 1000).toFixed(1)} s`);
  console.log(
    `${database}: ${done} kills, ${confirmed} writes confirmed, ${lost.length} lost, ready again after ${most(readyMs)} at most, half the time within ${(median(readyMs) / 1000).toFixed(1)} s,` +
      ` ${interrupted} analyses interrupted, at rest after ${most(settledMs)} at most, ${unstable.length} not in time, ${wrong.length} unexpected responses,` +
      ` stopped under load after ${most(stops.map(({ ms }) => ms))} at most with code ${stops.map(({ code }) => code).join(' and ')}`,
  );
  for (const line of [...lost, ...unstable, ...new Set(wrong)]) console.log(`  ${line}`);
}
