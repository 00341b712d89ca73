import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { ProgressEvent } from '#contracts/progress.ts';
import { Project } from '#contracts/project.ts';
import { findRun } from '#database/runs/runs.ts';
import { analyzedProject, buildTestApp, type Client, createClient, signUp, type TestApp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const ASYNC = { prefer: 'respond-async' };

const test = openTestApp();
let owner: Client;
beforeAll(async () => {
  owner = await signUp(test.app);
});

const message = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;
const projectsOf = async (client: Client) => (await client.call('GET', '/api/projects')).json() as unknown[];

/** Resolves when one more order has been placed: the call that waits for its end has then been heard. */
async function nextOrder(app: TestApp, count: number): Promise<void> {
  while (app.enqueued.length < count) await new Promise((resolve) => setImmediate(resolve));
}

describe('ordering an analysis', () => {
  it('answers at once where that is preferred', async () => {
    const answer = await owner.call(
      'POST',
      '/api/analyze',
      { url: ' Harbour.example/menu ' },
      { prefer: 'wait=5, Respond-Async; foo=bar' },
    );
    expect(answer.statusCode).toBe(202);
    const { projectId } = answer.json();
    expect(answer.headers).toMatchObject({ location: `/api/projects/${projectId}`, 'preference-applied': 'respond-async' });
    const run = await findRun(test.database.db, test.enqueued.at(-1) ?? '');
    expect(run).toMatchObject({
      projectId,
      url: 'https://harbour.example/menu',
      options: { schemeGiven: false, maxPages: 12, namedCompetitors: [] },
    });
  });

  it('reads as many pages as asked for, the named ones among them, and the same again the next time', async () => {
    const optionsOf = async (body: object) => {
      const answer = await owner.call('POST', '/api/analyze', body, ASYNC);
      return { answer, options: (await findRun(test.database.db, test.enqueued.at(-1) ?? ''))?.options };
    };
    const url = 'many-pages.example';
    const pages = ['/about', 'www.many-pages.example/shop'];
    const first = await optionsOf({ url, maxPages: 40, pages });
    const chosen = { maxPages: 40, pages: ['https://many-pages.example/about', 'https://www.many-pages.example/shop'] };
    expect(first.options).toMatchObject(chosen);
    await test.worker.finish(await test.worker.take());
    const { projectId } = first.answer.json();
    expect((await optionsOf({ url, projectId })).options).toMatchObject(chosen);
    await test.worker.finish(await test.worker.take());
    expect((await optionsOf({ url, projectId, maxPages: 3, pages: [] })).options).toMatchObject({ maxPages: 3, pages: [] });
  });

  it.each([
    [{ maxPages: 0 }, '"maxPages" must be at least 1.'],
    [{ maxPages: 101 }, '"maxPages" must be at most 100.'],
    [{ maxPages: 1.5 }, 'maxPages'],
    [{ pages: ['https://elsewhere.example/about'] }, '"https://elsewhere.example/about" is not a page of bounds.example.'],
    [{ pages: Array.from({ length: 51 }, (_, at) => `/p${at}`) }, '"pages" is too long: at most 50.'],
  ])('refuses %j', async (body, words) => {
    const before = test.enqueued.length;
    const answer = await owner.call('POST', '/api/analyze', { url: 'bounds.example', ...body }, ASYNC);
    expect([answer.statusCode, message(answer)]).toEqual([400, expect.stringContaining(words)]);
    expect(test.enqueued).toHaveLength(before);
  });

  it('else waits until the analysis is done', async () => {
    const before = test.enqueued.length;
    const waiting = owner.call('POST', '/api/analyze', { url: 'http://patient.example', competitors: ['competitor.example', ' '] });
    await nextOrder(test, before + 1);
    const runId = await test.worker.take();
    expect((await findRun(test.database.db, runId))?.options).toMatchObject({
      schemeGiven: true,
      namedCompetitors: ['https://competitor.example/'],
    });
    await test.worker.report(runId, 'Reading /', 1);
    await test.worker.finish(runId);
    const answer = await waiting;
    expect(answer.statusCode).toBe(200);
    expect((await owner.call('GET', `/api/projects/${answer.json().projectId}`)).json().status).toBe('analyzed');
  });

  it('answers 422 with the reason when the site can’t be read; the draft says why and costs nothing', async () => {
    const person = await signUp(test.app);
    const before = test.enqueued.length;
    const waiting = person.call('POST', '/api/analyze', { url: 'broken.example' });
    await nextOrder(test, before + 1);
    await test.worker.fail(await test.worker.take(), 'broken.example answered with an error (503).');
    const answer = await waiting;
    expect([answer.statusCode, message(answer)]).toEqual([422, 'broken.example answered with an error (503).']);
    expect(await projectsOf(person)).toMatchObject([{ status: 'draft', analysisError: 'broken.example answered with an error (503).' }]);
    expect((await person.call('GET', '/api/usage')).json().analyses.used).toBe(0);
  });

  it('ends the wait with 404 when the project is deleted meanwhile', async () => {
    const person = await signUp(test.app);
    const before = test.enqueued.length;
    const waiting = person.call('POST', '/api/analyze', { url: 'deleted.example' });
    await nextOrder(test, before + 1);
    const [project] = (await projectsOf(person)) as { id: string }[];
    await person.call('DELETE', `/api/projects/${project?.id}`);
    test.parts.progressFeed.notify(test.enqueued.at(-1) ?? '');
    expect((await waiting).statusCode).toBe(404);
  });

  it.each([
    ['nothing', {}, 400, '"url" is missing.'],
    ['a blank address', { url: '  ' }, 400, 'Please enter a website URL to analyze.'],
    ['no address', { url: 'not a site' }, 400, 'Please enter a valid website URL (e.g., example.com or https://example.com).'],
    ['another scheme', { url: 'file:///etc/passwd' }, 400, 'Please enter a valid website URL (e.g., example.com or https://example.com).'],
    ['an IP address', { url: 'http://127.0.0.1/' }, 400, 'Please enter a valid website URL (e.g., example.com or https://example.com).'],
    ['NUL', { url: 'a\u0000.example' }, 400, 'Please enter a valid website URL (e.g., example.com or https://example.com).'],
    ['a number', { url: 7 }, 400, '"url" must be of type string.'],
    ['an unknown field', { url: 'a.example', render: 'always' }, 400, 'Unknown field: render.'],
    [
      'a competitor that is no address',
      { url: 'a.example', competitors: ['Acme Inc'] },
      400,
      `"Acme Inc" is not a website address. Please enter the address of each competitor's website.`,
    ],
    ['too many competitors', { url: 'a.example', competitors: Array(9).fill('b.example') }, 400, '"competitors" is too long: at most 8.'],
    ['a project that is not there', { url: 'a.example', projectId: 'nothing\u0000' }, 404, 'This project does not exist.'],
  ])('refuses %s and makes nothing', async (_what, body, status, sentence) => {
    const person = await signUp(test.app);
    const orders = test.enqueued.length;
    const answer = await person.call('POST', '/api/analyze', body, ASYNC);
    expect([answer.statusCode, message(answer)]).toEqual([status, sentence]);
    expect(await projectsOf(person)).toEqual([]);
    expect(test.enqueued).toHaveLength(orders);
  });

  it('refuses an address that is not public before a project exists', async () => {
    const refusing = await buildTestApp(test.database, {
      checkAddress: async () => {
        throw new AppError('address-refused', 'This address is not on the public internet.');
      },
    });
    const person = await signUp(refusing.app);
    const answer = await person.call('POST', '/api/analyze', { url: 'inside.example' }, ASYNC);
    expect([answer.statusCode, message(answer)]).toEqual([422, 'This address is not on the public internet.']);
    expect(await projectsOf(person)).toEqual([]);
    await refusing.app.close();
  });

  it('needs an account', async () => {
    const answer = await createClient(test.app).call('POST', '/api/analyze', { url: 'a.example' }, ASYNC);
    expect([answer.statusCode, answer.body]).toEqual([401, '{"message":"Not signed in."}']);
  });

  it('rolls everything back when the queue does not take the job', async () => {
    const broken = await buildTestApp(test.database, {
      queue: {
        ...test.parts.queue,
        enqueueAnalysis: async () => {
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        },
      },
    });
    const person = await signUp(broken.app);
    const answer = await person.call('POST', '/api/analyze', { url: 'a.example' }, ASYNC);
    expect(answer.statusCode).toBe(503);
    expect(message(answer)).toContain('try again');
    expect(answer.headers['retry-after']).toBe('5');
    expect(await projectsOf(person)).toEqual([]);
    await broken.app.close();
  });
});

describe('the same order twice', () => {
  it('is one analysis when it was a double click', async () => {
    const person = await signUp(test.app);
    const orders = test.enqueued.length;
    const answers = await Promise.all([1, 2, 3].map(() => person.call('POST', '/api/analyze', { url: 'twice.example' }, ASYNC)));
    expect(new Set(answers.map((answer) => answer.json().projectId)).size).toBe(1);
    expect(answers.map((answer) => answer.statusCode)).toEqual([202, 202, 202]);
    expect(await projectsOf(person)).toHaveLength(1);
    expect(test.enqueued).toHaveLength(orders + 1);
  });

  it('is two when the second comes later', async () => {
    const person = await signUp(test.app);
    await person.call('POST', '/api/analyze', { url: 'twice.example' }, ASYNC);
    await test.database.query(`update analysis_runs set created_at = created_at - interval '11 seconds' where user_id = $1`, [
      person.user.id,
    ]);
    await person.call('POST', '/api/analyze', { url: 'twice.example' }, ASYNC);
    expect(await projectsOf(person)).toHaveLength(2);
  });

  it('is never one of two people', async () => {
    const [a, b] = [await signUp(test.app), await signUp(test.app)];
    const [one, two] = await Promise.all([a, b].map((person) => person.call('POST', '/api/analyze', { url: 'same.example' }, ASYNC)));
    expect(one?.json().projectId).not.toBe(two?.json().projectId);
  });
});

describe('analyzing a project again', () => {
  it('happens in place, and joins a run that is under way', async () => {
    const id = await analyzedProject(test, owner);
    const again = await owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: id }, ASYNC);
    expect([again.statusCode, again.json()]).toEqual([202, { projectId: id }]);
    const orders = test.enqueued.length;
    const joined = await owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: id }, ASYNC);
    expect([joined.statusCode, joined.json()]).toEqual([202, { projectId: id }]);
    expect(test.enqueued).toHaveLength(orders);
    await test.worker.fail(await test.worker.take(), 'It is down today.');
    const project = Project.parse((await owner.call('GET', `/api/projects/${id}`)).json());
    expect(project).toMatchObject({ status: 'analyzed', analysisError: 'It is down today.' });
    expect(project.profile).toBeDefined();
  });

  it('is only for its owner', async () => {
    const id = await analyzedProject(test, owner);
    const stranger = await signUp(test.app);
    const answer = await stranger.call('POST', '/api/analyze', { url: 'harbour.example', projectId: id }, ASYNC);
    expect(answer.statusCode).toBe(404);
    expect((await owner.call('GET', `/api/projects/${id}`)).json().status).toBe('analyzed');
  });
});

describe('the month’s quota', () => {
  it('refuses further analyses with a sentence and Retry-After, also many at once', async () => {
    const small = await buildTestApp(test.database, { settings: { quotas: { free: 2, paid: 200, enterprise: null } } });
    const person = await signUp(small.app);
    const urls = ['one', 'two', 'three', 'four'].map((name) => `${name}.example`);
    const answers = await Promise.all(urls.map((url) => person.call('POST', '/api/analyze', { url }, ASYNC)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([202, 202, 429, 429]);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused && message(refused)).toMatch(/^Your plan includes 2 analyses a month/);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await projectsOf(person)).toHaveLength(2);
    await small.app.close();
  });
});

describe('a flood of orders by one person', () => {
  it('is answered 429 with Retry-After; others are served', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 0.1 } });
    const person = await signUp(strict.app);
    const other = await signUp(strict.app);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) {
      const answer = await person.call('POST', '/api/analyze', { url: `flood-${i}.example` }, ASYNC);
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await other.call('POST', '/api/analyze', { url: 'calm.example' }, ASYNC)).statusCode).toBe(202);
    await strict.app.close();
  });
});

/** Events of a finished stream, as a browser would read them. */
function eventsOf(body: string) {
  return body
    .split('\n\n')
    .filter((block) => block.includes('data:'))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      return { id: field('id'), event: field('event'), data: ProgressEvent.parse(JSON.parse(field('data'))) };
    });
}

describe('the progress stream', () => {
  async function followed() {
    const answer = await owner.call('POST', '/api/analyze', { url: `live-${Math.random()}.example` }, ASYNC);
    return { id: answer.json().projectId as string, runId: await test.worker.take() };
  }

  it('tells what happened, follows, and ends with the end', async () => {
    const { id, runId } = await followed();
    await test.worker.report(runId, 'Reading /', 1);
    const stream = owner.call('GET', `/api/projects/${id}/events`, undefined, { accept: 'text/event-stream' });
    await test.worker.report(runId, 'Reading /about', 2);
    await test.worker.finish(runId);
    const answer = await stream;
    expect(answer.headers['content-type']).toMatch(/^text\/event-stream/);
    expect(eventsOf(answer.body)).toMatchObject([
      { id: '1', event: 'progress', data: { progress: { message: 'Reading /', pagesRead: 1, step: 2 } } },
      { id: '2', event: 'progress', data: { progress: { message: 'Reading /about' } } },
      { id: '3', event: 'done', data: { status: 'analyzed' } },
    ]);
  });

  it('can be joined after the end, from the start', async () => {
    const { id, runId } = await followed();
    await test.worker.report(runId, 'Reading /', 1);
    await test.worker.fail(runId, 'The site went away.');
    const events = eventsOf((await owner.call('GET', `/api/projects/${id}/events`)).body);
    expect(events.map((event) => event.event)).toEqual(['progress', 'failed']);
    expect(events[1]?.data).toMatchObject({ message: 'The site went away.' });
  });

  it('goes on behind the last event that a returning browser saw', async () => {
    const { id, runId } = await followed();
    await test.worker.report(runId, 'Reading /', 1);
    await test.worker.report(runId, 'Reading /about', 2);
    await test.worker.finish(runId);
    const from = async (last: string) => owner.call('GET', `/api/projects/${id}/events`, undefined, { 'last-event-id': last });
    expect(eventsOf((await from('1')).body).map((event) => event.id)).toEqual(['2', '3']);
    expect((await from('3')).statusCode).toBe(204);
    for (const odd of ['99', '-1', 'x', '1e3', '']) expect(eventsOf((await from(odd)).body)).toHaveLength(3);
  });

  it('refuses who wants no stream', async () => {
    const { id } = await followed();
    expect((await owner.call('GET', `/api/projects/${id}/events`, undefined, { accept: 'application/json' })).statusCode).toBe(406);
  });

  it('lets the server close while a client is listening', async () => {
    const listening = await buildTestApp(test.database);
    await listening.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = listening.app.server.address() as AddressInfo;
    const person = await signUp(listening.app);
    const order = await person.call('POST', '/api/analyze', { url: 'closing.example' }, ASYNC);
    const cookie = [...person.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const stream = await fetch(`http://127.0.0.1:${port}/api/projects/${order.json().projectId}/events`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    expect(stream.headers.get('cache-control')).toBe('no-store');
    const text = stream.text();
    const waiting = fetch(`http://127.0.0.1:${port}/api/analyze`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ url: 'closing.example', projectId: order.json().projectId }),
    });
    // The order has reached the server before it begins to close.
    await new Promise<void>((resolve) => listening.app.server.once('request', () => resolve()));
    await listening.app.close();
    expect(await text).toBe('');
    const answer = await waiting;
    expect([answer.status, await answer.json()]).toEqual([202, order.json()]);
  });
});
