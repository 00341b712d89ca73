import { Client } from 'pg';
import { hostOf, type Killable, makePostgres, pause, settingsFor, startServer, startSites, startWorker } from './processes.ts';
import { startProxy } from './proxy.ts';
import { type Followed, follow } from './sse-client.ts';
import { type Person, register } from './virtual-user.ts';

const ROUNDS = 3;
const PAGES = 12;
const LATENCY_MS = 250;
const READERS = 17;
const FOLLOWERS = 3;
const PEOPLE = READERS + FOLLOWERS;
/** Between two requests of one person. */
const THINK_MS = 300;
/** One in so many turns of a reader orders an analysis. */
const ORDER_EVERY = 40;
/** What a worker has in its hands when it is told to stop. */
const HANDS = 2;
const BETWEEN_MS = 2_000;
const AT_REST_WITHIN_MS = 90_000;

type Tally = { requests: number; wrong: string[]; renamed: Map<string, string>; orders: number };

/** Ends and starts two servers and two workers in turn behind a proxy, while people read, rename, order and follow. */
export async function loadRolling(port: number): Promise<boolean> {
  const sites = await startSites(PAGES, LATENCY_MS);
  const postgres = await makePostgres(port + 5);
  const where = `http://127.0.0.1:${port}`;
  const settings = settingsFor({ port: sites.port, count: PEOPLE });
  const env = { ...settings, DATABASE_URL: postgres.url, PUBLIC_URL: where, TRUST_PROXY: 'true' };
  const ports = [port + 1, port + 2];
  const starts = [...ports.map((one) => () => startServer(one, env, ['--no-worker'])), ...[0, 1].map(() => () => startWorker(env))];
  const processes: Killable[] = [];
  for (const start of starts) processes.push(await start());
  const proxy = await startProxy(port, ports);
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await register(() => where));

  const tally: Tally = { requests: 0, wrong: [], renamed: new Map(), orders: 0 };
  const followed: Followed = { events: 0, ended: 0, resumed: 0, wrong: [] };
  let over = false;
  const working = people.map(async (person, at) => {
    const call = caller(person, tally);
    const projectId = await order(call, hostOf(at), tally);
    if (at < FOLLOWERS) {
      for (let first = true; !over; first = false) {
        if (!first) await order(call, hostOf(at), tally, projectId);
        await follow(where, person, projectId, followed);
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

  const lost = await lookUp(people, tally);
  const { states, counted } = await lookAtRuns(postgres.url);
  const readings = (await (await fetch(`http://127.0.0.1:${sites.port}/requests.json`)).json()) as Record<string, number>;
  const readAgain = Object.values(readings).reduce((sum, count) => sum + count, 0) - tally.orders;
  const allowed = workerStops * HANDS;
  console.log(
    `rolling restart: ${stopMs.length} processes ended (after ${(Math.max(...stopMs) / 1000).toFixed(1)} s at most, exit codes ${[...codes]}) and started; ` +
      `${tally.requests} requests, ${tally.wrong.length} failed, ${proxy.unanswered()} of them without an answer, ${proxy.handedOn()} handed on by the proxy; ${tally.renamed.size} people renamed, ${lost.length} lost a name`,
  );
  console.log(
    `progress: ${followed.events} events of ${followed.ended} analyses, taken up again ${followed.resumed} times, ${followed.wrong.length} wrong`,
  );
  console.log(
    `analyses: ${tally.orders} ordered, ${counted} ended well, all ${states.join(', ')}; sites read again ${readAgain} times (at most ${allowed}: ${HANDS} at work in each of ${workerStops} workers that stopped)`,
  );
  const wrong = [...tally.wrong, ...followed.wrong, ...lost];
  for (const line of new Set(wrong)) console.log(`  ${line}`);
  for (const one of processes) await one.kill();
  proxy.close();
  await sites.stop();
  await postgres.remove();
  const isDone = states.every((status) => status === 'done') && counted === tally.orders;
  return wrong.length === 0 && isDone && readAgain <= allowed && followed.resumed > 0 && [...codes].every((code) => code === 0);
}

type Call = (method: string, path: string, right: number, body?: unknown) => Promise<unknown>;

/** Calls and notes down what was not answered as it should be; answers the body. */
function caller(person: Person, tally: Tally): Call {
  return async (method, path, right, body) => {
    const answer = await person.call(method, path, body);
    tally.requests += 1;
    if (answer?.status === right) return answer.body;
    tally.wrong.push(`${method} ${path.replace(/[\w-]{20,}/, ':id')} was answered with ${answer?.status ?? 'nothing'}`);
    return null;
  };
}

async function order(call: Call, host: string, tally: Tally, projectId?: string): Promise<string> {
  const body = await call('POST', '/api/analyze', 202, { url: `http://${host}/`, ...(projectId ? { projectId } : {}) });
  tally.orders += 1;
  return (body as { projectId: string } | null)?.projectId ?? projectId ?? '';
}

async function doTurn(call: Call, { turn, projectId, host }: { turn: number; projectId: string; host: string }, tally: Tally) {
  if (turn % ORDER_EVERY === 0) {
    const project = (await call('GET', `/api/projects/${projectId}`, 200)) as { status: string } | null;
    if (project?.status === 'analyzed') await order(call, host, tally, projectId);
  } else if (turn % 3 === 0) {
    const projectName = `name ${turn}`;
    const changed = await call('PATCH', `/api/projects/${projectId}`, 200, { projectName });
    if (changed !== null) tally.renamed.set(projectId, projectName);
  } else await call('GET', turn % 3 === 1 ? '/api/projects' : '/api/auth/user', 200);
}

/** Waits until nothing is analysed any more; the names that are not what was confirmed last. */
async function lookUp(people: Person[], tally: Tally): Promise<string[]> {
  const lost: string[] = [];
  const until = performance.now() + AT_REST_WITHIN_MS;
  for (const person of people) {
    for (;;) {
      const list = ((await person.call('GET', '/api/projects'))?.body ?? []) as {
        id: string;
        status: string;
        projectName: string | null;
      }[];
      const isBusy = list.some(({ status }) => status === 'analyzing');
      if (isBusy && performance.now() < until) {
        await pause(250);
        continue;
      }
      if (isBusy) lost.push('an analysis did not come to rest');
      for (const { id, projectName } of list) {
        const name = tally.renamed.get(id);
        if (name !== undefined && name !== projectName) lost.push(`${name} is ${projectName}`);
      }
      break;
    }
  }
  return lost;
}

/** How the newest analysis of each project ended, and how many ended well in all: each counts once. */
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
