import { hostOf, makePostgres, pause, settingsFor, startServer, startSites, startWorker } from './processes.ts';
import { type ApiResponse, register } from './virtual-user.ts';

const USERS = 6;
const OUTAGE_MS = 30_000;
const BACK_WITHIN_MS = 30_000;

/** Cuts PostgreSQL off for 30 s while users write and analyses run. */
export async function loadOutage(port: number): Promise<boolean> {
  const sites = await startSites(6, 300);
  const postgres = await makePostgres(port + 5);
  const env = { ...settingsFor({ port: sites.port, count: USERS * 2 }), DATABASE_URL: postgres.url };
  const server = await startServer(port, env, ['--no-worker']);
  const worker = await startWorker(env);
  const users = await Promise.all(Array.from({ length: USERS }, () => register(() => `http://127.0.0.1:${port}`)));
  const ids = await Promise.all(users.map((user, at) => requestAnalysis(user, at)));
  let stage: 'before' | 'during' | 'recovering' | 'after' = 'before';
  let ended = false;
  const seen = { before: new Map<string, number>(), during: new Map<string, number>(), after: new Map<string, number>() };
  const names = new Map<number, number>();
  let longest = 0;
  const writers = users.map(async (user, at) => {
    for (let count = 1; !ended; count += 1) {
      const asked = stage;
      const response = await user.call('PATCH', `/api/projects/${ids[at]}`, { projectName: String(count) });
      if (response?.status === 200) names.set(at, count);
      longest = Math.max(longest, response?.ms ?? 0);
      // A request that started in one stage and ended in another belongs to neither.
      if (asked === stage && stage !== 'recovering') record(seen[stage], response);
      await pause(100);
    }
  });
  await pause(3_000);
  const more = await Promise.all(users.map((user, at) => requestAnalysis(user, USERS + at)));
  await pause(500);
  await postgres.cutOff();
  stage = 'during';
  await pause(OUTAGE_MS);
  stage = 'recovering';
  await postgres.start();
  const back = performance.now();
  while (performance.now() - back < BACK_WITHIN_MS && (await users[0]?.call('GET', '/api/projects'))?.status !== 200) await pause(100);
  const backMs = performance.now() - back;
  stage = 'after';
  await pause(5_000);
  ended = true;
  await Promise.all(writers);
  const settled = await untilAtRest(users);
  let lost = 0;
  for (const [at, user] of users.entries()) {
    const list = ((await user.call('GET', '/api/projects'))?.body ?? []) as { id: string; projectName: string | null }[];
    const name = Number(list.find(({ id }) => id === ids[at])?.projectName ?? 0);
    if (name < (names.get(at) ?? 0) || !list.some(({ id }) => id === more[at])) lost += 1;
  }
  for (const [name, responses] of Object.entries(seen))
    console.log(`${name}: ${[...responses].map(([response, count]) => `${count} x ${response}`).join(', ')}`);
  const alive = server.isAlive() && worker.isAlive();
  console.log(
    `PostgreSQL away for ${OUTAGE_MS / 1000} s: server ${server.isAlive() ? 'alive' : 'DEAD'}, worker ${worker.isAlive() ? 'alive' : 'DEAD'}, responding again ${(backMs / 1000).toFixed(1)} s after it was back, longest response ${(longest / 1000).toFixed(1)} s, ${lost} users lost a confirmed write, analyses at rest ${settled === null ? 'NOT in time' : `after ${settled.toFixed(0)} s`}`,
  );
  await server.kill();
  await worker.kill();
  await sites.stop();
  await postgres.remove();
  const clean =
    [...seen.during.keys()].every((response) => response.startsWith('503 ')) &&
    [...seen.after.keys()].every((response) => response === '200');
  return alive && lost === 0 && settled !== null && clean;
}

async function requestAnalysis(user: Awaited<ReturnType<typeof register>>, at: number): Promise<string> {
  const response = await user.call('POST', '/api/analyze', { url: `http://${hostOf(at)}/` });
  if (response?.status !== 202) throw new Error(`Requesting an analysis returned ${response?.status}.`);
  return (response.body as { projectId: string }).projectId;
}

function record(responses: Map<string, number>, response: ApiResponse | null): void {
  const result =
    response === null
      ? 'no response'
      : response.status === 200
        ? '200'
        : `${response.status} ${(response.body as { message?: string }).message}`;
  responses.set(result, (responses.get(result) ?? 0) + 1);
}

/** Seconds until no analysis is under way; null when that takes longer than a minute. */
async function untilAtRest(users: Awaited<ReturnType<typeof register>>[]): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 60_000) {
    const lists = await Promise.all(users.map((user) => user.call('GET', '/api/projects')));
    if (
      lists.every((list) =>
        ((list?.body ?? [{ status: 'analyzing' }]) as { status: string }[]).every(({ status }) => status !== 'analyzing'),
      )
    )
      return (performance.now() - startedAt) / 1000;
    await pause(250);
  }
  return null;
}
