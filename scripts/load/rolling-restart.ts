import { Client } from 'pg';
import { hostOf, type Killable, makePostgres, pause, settingsFor, startServer, startSites, startWorker } from './processes.ts';
import { startProxy } from './proxy.ts';
import { type Followed, follow } from './sse-client.ts';
import { register, type VirtualUser } from './virtual-user.ts';

const ROUNDS = 3;
const PAGES = 12;
const LATENCY_MS = 250;
const READERS = 17;
const FOLLOWERS = 3;
const USERS = READERS + FOLLOWERS;
/** Between two requests of one user. */
const THINK_MS = 300;
/** One in so many turns of a reader requested an analysis. */
const ANALYZE_EVERY = 40;
/** Analyses in progress in a worker when it is told to stop. */
const SLOTS = 2;
const BETWEEN_MS = 2_000;
const AT_REST_WITHIN_MS = 90_000;

type Tally = { requests: number; wrong: string[]; renamed: Map<string, string>; requested: number };

/** Restarts two servers and two workers in turn behind a proxy, while users read, rename, request analyses and follow progress. */
export async function loadRolling(port: number): Promise<boolean> {
  const sites = await startSites(PAGES, LATENCY_MS);
  const postgres = await makePostgres(port + 5);
  const where = `http://127.0.0.1:${port}`;
  const settings = settingsFor({ port: sites.port, count: USERS });
  const env = { ...settings, DATABASE_URL: postgres.url, PUBLIC_URL: where, TRUST_PROXY: 'true' };
  const ports = [port + 1, port + 2];
  const starts = [...ports.map((one) => () => startServer(one, env, ['--no-worker'])), ...[0, 1].map(() => () => startWorker(env))];
  const processes: Killable[] = [];
  for (const start of starts) processes.push(await start());
  const proxy = await startProxy(port, ports);
  const users: VirtualUser[] = [];
  for (let at = 0; at < USERS; at += 1) users.push(await register(() => where));

  const tally: Tally = { requests: 0, wrong: [], renamed: new Map(), requested: 0 };
  const followed: Followed = { events: 0, ended: 0, resumed: 0, wrong: [] };
  let over = false;
  const working = users.map(async (user, at) => {
    const call = caller(user, tally);
    const projectId = await requestAnalysis(call, hostOf(at), tally);
    if (at < FOLLOWERS) {
      for (let first = true; !over; first = false) {
        if (!first) await requestAnalysis(call, hostOf(at), tally, projectId);
        await follow(where, user, projectId, followed);
      }
      return;
    }
    for (let turn = at * 3; !over; turn += 1) {
      await doTurn(call, { turn, projectId, host: hostOf(at) }, tally);
      await pause(THINK_MS);
    }
  });

  const stopMs: number[] = [];
  const codes = new Set<number | null>();
  let workerStops = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, start] of starts.entries()) {
      await pause(BETWEEN_MS);
      const { ms, code } = (await processes[at]?.end()) ?? { ms: 0, code: null };
      stopMs.push(ms);
      codes.add(code);
      workerStops += at >= ports.length ? 1 : 0;
      processes[at] = await start();
      process.stderr.write(`\rround ${round + 1} of ${ROUNDS}, ${tally.requests} requests, ${tally.wrong.length} wrong `);
    }
  }
  over = true;
  await Promise.all(working);
  process.stderr.write('\n');

  const lost = await lookUp(users, tally);
  const { states, counted } = await lookAtRuns(postgres.url);
  const visits = (await (await fetch(`http://127.0.0.1:${sites.port}/requests.json`)).json()) as Record<string, number>;
  const readAgain = Object.values(visits).reduce((sum, count) => sum + count, 0) - tally.requested;
  const allowed = workerStops * SLOTS;
  console.log(
    `rolling restart: ${stopMs.length} processes ended (after ${(Math.max(...stopMs) / 1000).toFixed(1)} s at most, exit codes ${[...codes]}) and started; ` +
      `${tally.requests} requests, ${tally.wrong.length} failed, ${proxy.unanswered()} of them without a response, ${proxy.retried()} retried by the proxy; ${tally.renamed.size} users renamed, ${lost.length} lost a name`,
  );
  console.log(
    `progress: ${followed.events} events of ${followed.ended} analyses, resumed ${followed.resumed} times, ${followed.wrong.length} wrong`,
  );
  console.log(
    `analyses: ${tally.requested} requested, ${counted} counted, all ${states.join(', ')}; sites read again ${readAgain} times (at most ${allowed}: ${SLOTS} at work in each of ${workerStops} workers that stopped)`,
  );
  const wrong = [...tally.wrong, ...followed.wrong, ...lost];
  for (const line of new Set(wrong)) console.log(`  ${line}`);
  for (const one of processes) await one.kill();
  proxy.close();
  await sites.stop();
  await postgres.remove();
  const isDone = states.every((status) => status === 'done') && counted === tally.requested;
  return wrong.length === 0 && isDone && readAgain <= allowed && followed.resumed > 0 && [...codes].every((code) => code === 0);
}

type Call = (method: string, path: string, expected: number, body?: unknown) => Promise<unknown>;

/** Calls, records every unexpected status and returns the body. */
function caller(user: VirtualUser, tally: Tally): Call {
  return async (method, path, expected, body) => {
    const response = await user.call(method, path, body);
    tally.requests += 1;
    if (response?.status === expected) return response.body;
    tally.wrong.push(`${method} ${path.replace(/[\w-]{20,}/, ':id')} returned ${response?.status ?? 'nothing'}`);
    return null;
  };
}

async function requestAnalysis(call: Call, host: string, tally: Tally, projectId?: string): Promise<string> {
  const body = await call('POST', '/api/analyze', 202, { url: `http://${host}/`, ...(projectId ? { projectId } : {}) });
  tally.requested += 1;
  return (body as { projectId: string } | null)?.projectId ?? projectId ?? '';
}

async function doTurn(call: Call, { turn, projectId, host }: { turn: number; projectId: string; host: string }, tally: Tally) {
  if (turn % ANALYZE_EVERY === 0) {
    const project = (await call('GET', `/api/projects/${projectId}`, 200)) as { status: string } | null;
    if (project?.status === 'analyzed') await requestAnalysis(call, host, tally, projectId);
  } else if (turn % 3 === 0) {
    const projectName = `name ${turn}`;
    const changed = await call('PATCH', `/api/projects/${projectId}`, 200, { projectName });
    if (changed !== null) tally.renamed.set(projectId, projectName);
  } else await call('GET', turn % 3 === 1 ? '/api/projects' : '/api/auth/user', 200);
}

/** Waits until no analysis is in progress; returns the names that differ from what was confirmed last. */
async function lookUp(users: VirtualUser[], tally: Tally): Promise<string[]> {
  const lost: string[] = [];
  const until = performance.now() + AT_REST_WITHIN_MS;
  for (const user of users) {
    for (;;) {
      const list = ((await user.call('GET', '/api/projects'))?.body ?? []) as {
        id: string;
        status: string;
        projectName: string | null;
      }[];
      const isBusy = list.some(({ status }) => status === 'analyzing');
      if (isBusy && performance.now() < until) {
        await pause(250);
        continue;
      }
      if (isBusy) lost.push('an analysis did not finish');
      for (const { id, projectName } of list) {
        const name = tally.renamed.get(id);
        if (name !== undefined && name !== projectName) lost.push(`${name} is ${projectName}`);
      }
      break;
    }
  }
  return lost;
}

/** The states of all analyses, and how many were counted: each done one once. */
async function lookAtRuns(url: string): Promise<{ states: string[]; counted: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows: states } = await client.query<{ status: string }>('select distinct status from analysis_runs');
  const { rows } = await client.query<{ n: number }>(
    "select coalesce(sum(count::int), 0)::int as n from usage_tracking where action_type = 'analysis'",
  );
  await client.end();
  return { states: states.map(({ status }) => status), counted: rows[0]?.n ?? 0 };
}
