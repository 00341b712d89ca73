import { Client } from 'pg';
import { hostOf, makePostgres, pause, settingsFor, startServer, startSites, startWorker } from './processes.ts';
import { register, type VirtualUser } from './virtual-user.ts';

const SLOW_MS = 500;
const PAGES = 12;
const ANALYSES = 24;
const USERS = 6;
const AT_LEAST = 1.7;
const DONE_WITHIN_MS = 300_000;

/** Analyses per minute of slow sites with one worker and with two servers and two workers; then with workers killed at random. */
export async function loadWorkers(port: number): Promise<boolean> {
  const sites = await startSites(PAGES, SLOW_MS);
  const postgres = await makePostgres(port + 5);
  const env = { ...settingsFor({ port: sites.port, count: ANALYSES * 3, withCompetitors: true }), DATABASE_URL: postgres.url };
  const servers = [await startServer(port, env, ['--no-worker']), await startServer(port + 1, env, ['--no-worker'])];
  const users: VirtualUser[] = [];
  for (let at = 0; at < USERS; at += 1) users.push(await register(() => `http://127.0.0.1:${port + (at % 2)}`));
  const client = new Client({ connectionString: postgres.url });
  await client.connect();

  let workers = [await startWorker(env)];
  const one = await perMinute(users, client, 0);
  workers.push(await startWorker(env));
  const two = await perMinute(users, client, ANALYSES);
  let kills = 0;
  let over = false;
  const killing = (async () => {
    while (!over) {
      await pause(3_000 + Math.random() * 3_000);
      const at = kills % 2;
      await workers[at]?.kill();
      kills += 1;
      workers = workers.with(at, await startWorker(env));
    }
  })();
  const killed = await perMinute(users, client, ANALYSES * 2);
  over = true;
  await killing;

  const { rows: runs } = await client.query('select status, count(*)::int as n, max(attempts) as attempts from analysis_runs group by 1');
  const { rows: counted } = await client.query(
    "select coalesce(sum(count::int), 0)::int as n from usage_tracking where action_type = 'analysis'",
  );
  const { rows: sizes } = await client.query(
    'select pg_database_size(current_database()) as bytes, (select count(*)::int from projects) as projects, sum(coalesce(pg_column_size(output), pg_column_size(packed)))::int as outputs from stage_outputs',
  );
  const { rows: ends } = await client.query(
    "select count(*)::int as n, count(distinct run_id)::int as runs from run_events where event->>'type' = 'done'",
  );
  await client.end();
  // Visits while no worker was killed; afterwards an interrupted crawl is rightly repeated.
  const visits = (await (await fetch(`http://127.0.0.1:${sites.port}/requests.json`)).json()) as Record<string, number>;
  const undisturbed = Array.from({ length: ANALYSES * 2 }, (_, at) => visits[hostOf(at)] ?? 0);
  const readTwice = undisturbed.filter((count) => count !== 1).length;
  console.log(
    `ended ${ends[0]?.n} times in ${ends[0]?.runs} runs; of ${undisturbed.length} sites without a kill ${readTwice} were not read exactly once`,
  );
  console.log(
    `one worker: ${one.toFixed(1)} analyses a minute; two servers, two workers: ${two.toFixed(1)} (${(two / one).toFixed(2)}x); while workers are killed (${kills} times): ${killed.toFixed(1)}`,
  );
  console.log(
    `requested ${ANALYSES * 3}, counted ${counted[0]?.n}; runs: ${runs.map((row) => `${row.n} ${row.status}, at most ${row.attempts} attempts`).join('; ')}`,
  );
  console.log(
    `database ${(Number(sizes[0]?.bytes) / 1e6).toFixed(1)} MB with ${sizes[0]?.projects} projects of ${PAGES} small pages; stage outputs ${Math.round(Number(sizes[0]?.outputs) / Number(sizes[0]?.projects) / 1000)} kB a project`,
  );
  for (const process of [...servers, ...workers]) await process.kill();
  await sites.stop();
  await postgres.remove();
  const isComplete =
    runs.every((row) => row.status === 'done') && counted[0]?.n === ANALYSES * 3 && ends[0]?.n === ANALYSES * 3 && readTwice === 0;
  return isComplete && two / one >= AT_LEAST;
}

/** Requests all analyses at once; analyses per minute until the last is done. Polls the database, so that no client adds load. */
async function perMinute(users: VirtualUser[], client: Client, firstHost: number): Promise<number> {
  const startedAt = performance.now();
  const requested = Array.from({ length: ANALYSES }, async (_, at) => {
    const user = users[at % users.length];
    const response = await user?.call('POST', '/api/analyze', { url: `http://${hostOf(firstHost + at)}/` });
    if (response?.status !== 202) throw new Error(`Requesting an analysis returned ${response?.status}.`);
  });
  await Promise.all(requested);
  while (performance.now() - startedAt < DONE_WITHIN_MS) {
    await pause(100);
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from analysis_runs where status in ('queued', 'running')",
    );
    if (rows[0]?.n === 0) return (ANALYSES / (performance.now() - startedAt)) * 60_000;
  }
  throw new Error('The analyses did not end in time.');
}
