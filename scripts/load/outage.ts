import { hostOf, makePostgres, pause, settingsFor, startServer, startSites, startWorker } from './processes.ts';
import { type Answer, register } from './virtual-user.ts';

const PEOPLE = 6;
const OUTAGE_MS = 30_000;
const BACK_WITHIN_MS = 30_000;

/** Cuts PostgreSQL off for 30 s while people write and analyses run. */
export async function loadOutage(port: number): Promise<boolean> {
  const sites = await startSites(6, 300);
  const postgres = await makePostgres(port + 5);
  const env = { ...settingsFor({ port: sites.port, count: PEOPLE * 2 }), DATABASE_URL: postgres.url };
  const server = await startServer(port, env, ['--no-worker']);
  const worker = await startWorker(env);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => register(() => `http://127.0.0.1:${port}`)));
  const ids = await Promise.all(people.map((person, at) => order(person, at)));
  let stage: 'before' | 'during' | 'after' = 'before';
  let ended = false;
  const seen = { before: new Map<string, number>(), during: new Map<string, number>(), after: new Map<string, number>() };
  const names = new Map<number, number>();
  let longest = 0;
  const writers = people.map(async (person, at) => {
    for (let count = 1; !ended; count += 1) {
      const asked = stage;
      const answer = await person.call('PATCH', `/api/projects/${ids[at]}`, { projectName: String(count) });
      if (answer?.status === 200) names.set(at, count);
      longest = Math.max(longest, answer?.ms ?? 0);
      // What was asked in one state and answered in another belongs to neither.
      if (asked === stage) note(seen[stage], answer);
      await pause(100);
    }
  });
  await pause(3_000);
  const more = await Promise.all(people.map((person, at) => order(person, PEOPLE + at)));
  await pause(500);
  await postgres.cutOff();
  stage = 'during';
  await pause(OUTAGE_MS);
  await postgres.start();
  const back = performance.now();
  while (performance.now() - back < BACK_WITHIN_MS && (await people[0]?.call('GET', '/api/projects'))?.status !== 200) await pause(100);
  const backMs = performance.now() - back;
  stage = 'after';
  await pause(5_000);
  ended = true;
  await Promise.all(writers);
  const settled = await untilAtRest(people);
  let lost = 0;
  for (const [at, person] of people.entries()) {
    const list = ((await person.call('GET', '/api/projects'))?.body ?? []) as { id: string; projectName: string | null }[];
    const name = Number(list.find(({ id }) => id === ids[at])?.projectName ?? 0);
    if (name < (names.get(at) ?? 0) || !list.some(({ id }) => id === more[at])) lost += 1;
  }
  for (const [name, answers] of Object.entries(seen))
    console.log(`${name}: ${[...answers].map(([answer, count]) => `${count} x ${answer}`).join(', ')}`);
  const alive = server.isAlive() && worker.isAlive();
  console.log(
    `PostgreSQL away for ${OUTAGE_MS / 1000} s: server ${server.isAlive() ? 'alive' : 'DEAD'}, worker ${worker.isAlive() ? 'alive' : 'DEAD'}, answering again ${(backMs / 1000).toFixed(1)} s after it was back, longest answer ${(longest / 1000).toFixed(1)} s, ${lost} people lost a confirmed write, analyses at rest ${settled === null ? 'NOT in time' : `after ${settled.toFixed(0)} s`}`,
  );
  await server.kill();
  await worker.kill();
  await sites.stop();
  await postgres.remove();
  const clean =
    [...seen.during.keys()].every((answer) => answer.startsWith('503 ')) && [...seen.after.keys()].every((answer) => answer === '200');
  return alive && lost === 0 && settled !== null && clean;
}

async function order(person: Awaited<ReturnType<typeof register>>, at: number): Promise<string> {
  const answer = await person.call('POST', '/api/analyze', { url: `http://${hostOf(at)}/` });
  if (answer?.status !== 202) throw new Error(`An order was answered with ${answer?.status}.`);
  return (answer.body as { projectId: string }).projectId;
}

function note(answers: Map<string, number>, answer: Answer | null): void {
  const said =
    answer === null ? 'no answer' : answer.status === 200 ? '200' : `${answer.status} ${(answer.body as { message?: string }).message}`;
  answers.set(said, (answers.get(said) ?? 0) + 1);
}

/** Seconds until no analysis is under way; null when that takes longer than a minute. */
async function untilAtRest(people: Awaited<ReturnType<typeof register>>[]): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    const lists = await Promise.all(people.map((person) => person.call('GET', '/api/projects')));
    if (
      lists.every((list) =>
        ((list?.body ?? [{ status: 'analyzing' }]) as { status: string }[]).every(({ status }) => status !== 'analyzing'),
      )
    )
      return (performance.now() - began) / 1000;
    await pause(250);
  }
  return null;
}
