// Several sites at once: started together or not at all, followed, canceled.
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch, BatchList } from '#contracts/batch.ts';
import { AppError } from '#contracts/errors.ts';
import { failRun } from '#database/runs/finish-run.ts';
import { appendEvents } from '#database/runs/run-events.ts';
import { findActiveRun, startRun } from '#database/runs/runs.ts';
import { buildTestApp, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp({
  checkAddress: async (url: string) => {
    if (url.includes('nowhere')) throw new AppError('address-unresolved', 'nowhere.example does not resolve.');
  },
});
let owner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  owner = await signUp(test.app);
});
type Person = typeof owner;
const start = (person: Person, urls: string[], more = {}) => person.call('POST', '/api/batches', { urls, ...more });
const started = async (person: Person, urls: string[]) => {
  const answer = await start(person, urls);
  expect(answer.statusCode, answer.body).toBe(201);
  return Batch.parse(answer.json());
};
const read = async (person: Person, id: string) => Batch.parse((await person.call('GET', `/api/batches/${id}`)).json());
const runOf = async (person: Person, projectId: string | null | undefined) =>
  (await findActiveRun(test.database.db, { projectId: projectId ?? '', userId: person.user.id }))?.id ?? '';
const sitesCalled = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}.example`);

describe('several sites', () => {
  it('are projects of their own, each site once, with what could not be looked up named', async () => {
    const batch = await started(owner, ['a.example', 'www.a.example/', 'nowhere.example', 'http://b.example/shop']);
    expect(batch.sites.map(({ url, state, message }) => [url, state, message])).toEqual([
      ['https://a.example/', 'waiting', ''],
      ['http://b.example/shop', 'waiting', ''],
      ['https://nowhere.example/', 'refused', 'nowhere.example does not resolve.'],
    ]);
    const [first] = batch.sites;
    expect((await owner.call('GET', `/api/projects/${first?.projectId}`)).json()).toMatchObject({ status: 'analyzing' });
    expect(BatchList.parse((await owner.call('GET', '/api/batches')).json())[0]).toMatchObject({ id: batch.id, sites: 3 });
  });

  it('show how far each is, and what came out', async () => {
    const { id, sites } = await started(owner, ['c.example', 'd.example', 'e.example', 'f.example']);
    const [running, failed, done, canceled] = await Promise.all(sites.map(({ projectId }) => runOf(owner, projectId)));
    const { db } = test.database;
    for (const run of [running, failed, done]) await startRun(db, run ?? '');
    const progress = { stage: 'crawl' as const, step: 2, message: 'Reading /about', pagesRead: 3, pagesTotal: 12, page: null };
    await appendEvents(db, running ?? '', [{ type: 'progress', progress }]);
    await failRun(db, { runId: failed ?? '', attempt: 1, message: 'd.example did not answer.' });
    await test.worker.finish(done ?? '', 'harbour');
    await test.database.query('update projects set overall_score = 61 where id = $1', [sites[2]?.projectId]);
    await owner.call('POST', `/api/projects/${sites[3]?.projectId}/cancel`);
    expect(canceled).toBeTruthy();
    expect((await read(owner, id)).sites).toMatchObject([
      { state: 'running', message: 'Reading /about', pagesRead: 3 },
      { state: 'failed', message: 'd.example did not answer.', score: null },
      { state: 'done', businessName: 'Harbour Bakery', industry: 'Bakery and patisserie', score: 61, message: '' },
      { state: 'canceled', message: 'You canceled this.' },
    ]);
  });

  it('are canceled together; what is done stays', async () => {
    const { id, sites } = await started(owner, ['g.example', 'h.example']);
    const done = await runOf(owner, sites[0]?.projectId);
    await startRun(test.database.db, done);
    await test.worker.finish(done, 'harbour');
    const answer = await owner.call('POST', `/api/batches/${id}/cancel`);
    expect(Batch.parse(answer.json()).sites.map(({ state }) => state)).toEqual(['done', 'canceled']);
  });

  it('take turns with those of others: a second person’s first site comes before the rest of a long list', async () => {
    const [many, other] = [await signUp(test.app), await signUp(test.app)];
    const { sites } = await started(many, sitesCalled(8, 'many'));
    const { sites: others } = await started(other, ['one.example']);
    const turns = await test.database.query('select project_id, turn from analysis_runs where project_id = any($1)', [
      [...sites, ...others].map(({ projectId }) => projectId),
    ]);
    const turnOf = new Map(turns.rows.map((row) => [row.project_id, Number(row.turn)]));
    const own = turnOf.get(others[0]?.projectId ?? '') ?? Number.NaN;
    expect(sites.filter(({ projectId }) => (turnOf.get(projectId) ?? 0) > own)).toHaveLength(7);
  });
});

describe('a list is refused', () => {
  it('as a whole when the month’s analyses do not suffice, saying how many are left', async () => {
    const small = await buildTestApp(test.database, { settings: { quotas: { free: 20, paid: 200, enterprise: null } } });
    const person = await signUp(small.app);
    await started(person, sitesCalled(18, 'used'));
    const answer = await start(person, sitesCalled(3, 'more'));
    expect(answer.statusCode).toBe(429);
    expect(answer.json<{ message: string }>().message).toMatch(
      /^Your plan includes 20 analyses a month; 2 of them are left, and this list has 3 sites\. Nothing was started: please shorten the list\. The next month starts on \d{4}-\d\d-01\.$/,
    );
    expect((await person.call('GET', '/api/projects')).json()).toHaveLength(18);
    await started(person, sitesCalled(2, 'more'));
    expect((await start(person, ['last.example'])).json<{ message: string }>().message).toMatch(/you've used them all/);
    await small.app.close();
  });

  it.each([
    [['a.example', 'no address'], 400, /^"no address" is not a website address\. Nothing was started\.$/],
    [[], 400, /at least one address/],
    [sitesCalled(51, 'x'), 400, /A list can have 50 sites/],
    [['nowhere.example'], 422, /^None of these sites can be analyzed\. nowhere\.example: /],
  ])('%#', async (urls, status, message) => {
    const person = await signUp(test.app);
    const answer = await start(person, urls);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(message);
    expect((await person.call('GET', '/api/projects')).json()).toEqual([]);
  });

  it('where it belongs to another user', async () => {
    const { id } = await started(owner, ['mine.example']);
    const stranger = await signUp(test.app);
    expect((await stranger.call('GET', `/api/batches/${id}`)).json()).toEqual({ message: 'This list of sites does not exist.' });
    expect((await stranger.call('POST', `/api/batches/${id}/cancel`)).statusCode).toBe(404);
    expect((await read(owner, id)).sites[0]?.state).toBe('waiting');
  });
});

it('a list of fifty starts, in the order of the list', async () => {
  const person = await signUp(test.app);
  const names = sitesCalled(50, 'site');
  const { sites } = await started(person, names);
  expect(sites.map(({ url }) => url)).toEqual(names.map((name) => `https://${name}/`));
  expect(test.enqueued.slice(-50)).toHaveLength(50);
});
