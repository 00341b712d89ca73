// Checks of a project's new site: requested, worked on, stored, listed and compared.
import { describe, expect, it } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import type { StagingCredentials } from '#contracts/verification.ts';
import { MAX_KEPT_VERIFICATIONS, StoredVerification, type VerificationSummary } from '#contracts/verification-history.ts';
import { findRun, listActiveRuns, type Run, startRun } from '#database/runs/runs.ts';
import { type CheckNewSite, runAnalysis } from '#jobs/run-analysis.ts';
import type { Verify } from '#jobs/run-pipeline.ts';
import { createCheckNewSite } from '#server/projects/project-brief.ts';
import { analyzedProject, buildTestApp, signUp } from './build-test-app.ts';
import { entryOf, reportOf, screensOf, storedReport } from './stored-report.ts';
import { openTestApp } from './use-app.ts';

const ASYNC = { prefer: 'respond-async' };
const NEW_SITE = 'https://new-harbour.example/';

const test = openTestApp();

async function plannedProject() {
  const owner = await signUp(test.app);
  const id = await analyzedProject(test, owner);
  const path = `/api/projects/${id}`;
  await owner.call('POST', `${path}/generate-optimizer`);
  const own = { projectId: id, userId: owner.user.id };
  return {
    owner,
    own,
    path,
    check: (body: object = { url: 'new-harbour.example' }, headers: Record<string, string> = ASYNC) =>
      owner.call('POST', `${path}/verify`, body, headers),
    list: async () => (await owner.call('GET', `${path}/verifications`)).json<VerificationSummary[]>(),
    report: async (report: string) => owner.call('GET', `${path}/verifications/${report}`),
  };
}

const message = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;
const newestRun = async () => (await findRun(test.database.db, test.enqueued.at(-1) ?? '')) as Run;

/** Works on the newest run as a worker does. */
async function work(verify: Verify, checkNewSite?: CheckNewSite) {
  const { database, parts } = test;
  const run = (await startRun(database.db, test.enqueued.at(-1) ?? '')) as Run;
  const { pipeline, progressFeed: feed, settings, log, now } = parts;
  const check = checkNewSite ?? createCheckNewSite({ database, verify, pipeline, secret: settings.sessionSecret });
  const runParts = { database, feed, log, now, signal: new AbortController().signal, checkNewSite: check };
  const analyze = () => Promise.reject(new Error('No analysis was requested.'));
  const job = { signal: new AbortController().signal, putBack: async () => undefined };
  return runAnalysis({ ...runParts, analyze }, run, job);
}

describe('a check of the new site', () => {
  it('is held against the stored project, and its report is there for as long as the project', async () => {
    const { owner, path, check, list, report } = await plannedProject();
    const answer = await check({ url: 'new-harbour.example', builder: 'wix' });
    const { verificationId } = answer.json();
    expect([answer.statusCode, answer.headers.location]).toEqual([202, `${path}/verifications/${verificationId}`]);
    expect(await list()).toMatchObject([{ id: verificationId, status: 'running', url: NEW_SITE, verdict: null }]);
    let asked: Parameters<Verify>[0] | undefined;
    const verify: Verify = async (request, { report: say }) => {
      asked = request;
      say({ stage: 'crawl', step: 2, message: 'Reading /breads', pagesRead: 1, pagesTotal: 2, page: null });
      return reportOf([entryOf('a', 'lost'), entryOf('b', 'kept')]);
    };
    expect(await work(verify)).toBe('done');
    const { brief, ...rest } = asked as Parameters<Verify>[0];
    expect(rest).toEqual({ url: NEW_SITE, schemeGiven: false, builder: 'wix' });
    expect(brief).toMatchObject({ format: 'sitebrief-brief', site: { mark: 'harbour' }, strategy: { madeOf: 'harbour' }, facts: [] });
    expect(await list()).toMatchObject([{ id: verificationId, status: 'done', verdict: 'red', counts: { lost: 1, kept: 1 } }]);
    expect(StoredVerification.parse((await report(verificationId)).json())).toMatchObject({ id: verificationId, changes: null });
    const events = (await owner.call('GET', `${path}/events`, undefined, { accept: 'text/event-stream' })).body;
    expect(events).toContain('Reading /breads');
    expect(events).toContain('event: done');
    // The project itself is as it was, and nothing was counted.
    expect((await owner.call('GET', path)).json().status).toBe('analyzed');
    expect((await owner.call('GET', '/api/usage')).json().analyses.used).toBe(1);
    await owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: path.split('/').at(-1) }, ASYNC);
    await test.worker.finish(await test.worker.take(), 'harbour');
    expect(await list()).toHaveLength(1);
  });

  it('opens only the home page in the browser where it is to be quick', async () => {
    const { check } = await plannedProject();
    const asked: unknown[] = [];
    for (const quick of [true, false]) {
      await check({ url: 'new-harbour.example', quick });
      await work(async ({ render }) => {
        asked.push(render);
        return reportOf();
      });
    }
    expect(asked).toEqual(['auto', undefined]);
    expect((await check({ url: 'new-harbour.example', quick: 'very' })).statusCode).toBe(400);
  });

  it('can be waited for', async () => {
    const { check } = await plannedProject();
    const orders = test.enqueued.length;
    const waiting = check(undefined, {});
    while (test.enqueued.length === orders) await new Promise((resolve) => setImmediate(resolve));
    await work(async () => reportOf());
    const answer = await waiting;
    expect([answer.statusCode, answer.json().verdict]).toEqual([200, 'green']);
  });

  it('tells what turned red and what is red no more since the last one that could be made', async () => {
    const { own, report, list } = await plannedProject();
    const db = test.database.db;
    const first = await storedReport(db, own, reportOf([entryOf('a', 'lost'), entryOf('b', 'kept')]));
    await storedReport(db, own, reportOf([], { verdict: 'unchecked', notes: ['It asks for a password.'] }));
    const last = await storedReport(db, own, reportOf([entryOf('a', 'kept'), entryOf('b', 'lost')]));
    const { changes } = (await report(last)).json<StoredVerification>();
    expect(changes).toMatchObject({ since: { id: first }, newRed: ['b'], goneRed: [{ id: 'a' }] });
    expect((await list()).map(({ verdict, changes: counts }) => [verdict, counts])).toEqual([
      ['red', { newRed: 1, goneRed: 1 }],
      ['unchecked', null],
      ['red', null],
    ]);
  });

  it('shows the new site as it saw it, to the owner alone, for the newest two checks', async () => {
    const { owner, own, path, check, report } = await plannedProject();
    const first = (await check()).json().verificationId;
    await work(async (_request, { saveFirstScreens }) => {
      await saveFirstScreens?.([screensOf('/', 'first'), screensOf('/bread & rolls', 'rolls')]);
      return reportOf();
    });
    const screenshots = async (id: string) => (await report(id)).json<StoredVerification>().screenshots;
    const kinds = ['desktop', 'mobile'];
    expect(await screenshots(first)).toEqual([
      { path: '/', kinds },
      { path: '/bread & rolls', kinds },
    ]);
    const url = `${path}/verifications/${first}/screenshots/mobile?path=${encodeURIComponent('/bread & rolls')}`;
    const answer = await owner.call('GET', url);
    expect([answer.body, answer.headers['content-type']]).toEqual(['rolls', 'image/webp']);
    expect((await (await signUp(test.app)).call('GET', url)).statusCode).toBe(404);
    const more: string[] = [];
    for (const text of ['second', 'third']) more.push(await storedReport(test.database.db, own, reportOf(), [screensOf('/', text)]));
    expect(await Promise.all([first, ...more].map(async (id) => (await screenshots(id)).length))).toEqual([0, 1, 1]);
    expect((await owner.call('GET', url)).statusCode).toBe(404);
  });

  it('keeps the ticks of its entries, of the owner alone', async () => {
    const { own, owner, path, report } = await plannedProject();
    const id = await storedReport(test.database.db, own, reportOf([entryOf('a', 'lost'), entryOf('b', 'lost')]));
    const tick = (entries: string[], done: boolean, user = owner) =>
      user.call('PUT', `${path}/verifications/${id}/ticks`, { entries, done });
    expect((await tick(['a', 'b', 'of another report'], true)).json()).toEqual({ ticks: ['a', 'b'] });
    expect((await tick(['a'], false)).json()).toEqual({ ticks: ['b'] });
    expect((await tick(['b'], true)).json()).toEqual({ ticks: ['b'] });
    expect((await report(id)).json<StoredVerification>().ticks).toEqual(['b']);
    expect((await tick(['b'], false, await signUp(test.app))).statusCode).toBe(404);
    expect((await tick([], true)).statusCode).toBe(400);
    expect((await owner.call('PUT', `${path}/verifications/none/ticks`, { entries: ['a'], done: true })).statusCode).toBe(404);
  });

  it('keeps the newest reports', async () => {
    const { own, list } = await plannedProject();
    const ids: string[] = [];
    for (let at = 0; at < MAX_KEPT_VERIFICATIONS + 2; at += 1) ids.push(await storedReport(test.database.db, own));
    expect((await list()).map(({ id }) => id)).toEqual(ids.slice(2).reverse());
  });

  it('is one when it is requested twice, holds up an analysis and a text, and can be canceled', async () => {
    const { owner, own, path, check, list } = await plannedProject();
    const first = (await check()).json();
    expect((await check()).json()).toEqual(first);
    const busy = 'The new site of this project is being checked. Please wait until that is done, or cancel it.';
    for (const answer of [
      await check({ url: 'elsewhere.example' }),
      await owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: own.projectId }, ASYNC),
    ])
      expect([answer.statusCode, message(answer)]).toEqual([409, busy]);
    expect((await listActiveRuns(test.database.db)).map(({ id }) => id)).toContain(first.verificationId);
    expect((await owner.call('POST', `${path}/cancel`)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ status: 'failed', error: 'You canceled this.' }]);
    expect((await check()).statusCode).toBe(202);
    expect(await list()).toMatchObject([{ status: 'running' }]);
  });

  it('waits for an analysis that runs', async () => {
    const { owner, own, check } = await plannedProject();
    await owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: own.projectId }, ASYNC);
    const answer = await check();
    expect([answer.statusCode, message(answer)]).toEqual([409, 'The analysis is still running. Please wait until it is done.']);
  });

  it('says why it failed', async () => {
    const { check, list } = await plannedProject();
    await check();
    const gone = async () => Promise.reject(new AppError('conflict', 'There is no strategy yet.'));
    expect(await work(async () => reportOf(), gone)).toBe('failed');
    expect(await list()).toMatchObject([{ status: 'failed', error: 'There is no strategy yet.' }]);
  });
});

describe('name and password of the new site', () => {
  const credentials: StagingCredentials = { username: 'stage-hand', password: 'open sesame' };

  it('reach the check, are stored encrypted while it waits and not at all once it has ended', async () => {
    const { owner, check } = await plannedProject();
    await check({ url: 'new-harbour.example', credentials });
    const waiting = await newestRun();
    expect(waiting.options.sealed).toMatch(/^[\w+/=]{40,}$/);
    expect(JSON.stringify(waiting)).not.toContain('sesame');
    expect((await owner.call('GET', '/api/account/export')).body).not.toContain('sealed');
    let given: unknown;
    await work(async (request) => {
      given = request.credentials;
      return reportOf();
    });
    expect(given).toEqual(credentials);
    expect((await newestRun()).options).not.toHaveProperty('sealed');
  });

  it('are gone after a cancellation, too', async () => {
    const { owner, path, check } = await plannedProject();
    await check({ url: 'new-harbour.example', credentials });
    await owner.call('POST', `${path}/cancel`);
    expect((await newestRun()).options).not.toHaveProperty('sealed');
  });

  it('that a worker with another secret cannot read end the check with the reason', async () => {
    const { check, list } = await plannedProject();
    await check({ url: 'new-harbour.example', credentials });
    const { database, parts } = test;
    const verify = async () => reportOf();
    const secret = 'another secret of at least thirty-two characters';
    await work(verify, createCheckNewSite({ database, verify, pipeline: parts.pipeline, secret }));
    expect(await list()).toMatchObject([{ status: 'failed', error: expect.stringContaining('SESSION_SECRET') }]);
  });
});

describe('what is refused', () => {
  it.each([
    ['nothing', {}, '"url" is missing.'],
    ['a blank address', { url: ' ' }, 'Please enter the address of the new site.'],
    ['no address', { url: 'the new one' }, 'Please enter a valid website URL (e.g., example.com or https://example.com).'],
    ['another scheme', { url: 'file:///etc/passwd' }, 'Please enter a valid website URL (e.g., example.com or https://example.com).'],
    ['an unknown field', { url: 'a.example', render: 'always' }, 'Unknown field: render.'],
    ['a colon in a user name', { url: 'a.example', credentials: { username: 'a:b', password: '' } }, 'A user name cannot contain a colon.'],
    ['a password alone', { url: 'a.example', credentials: { password: 'x' } }, '"credentials.username" is missing.'],
  ])('%s', async (_what, body, words) => {
    const { check, list } = await plannedProject();
    const answer = await check(body);
    expect([answer.statusCode, message(answer)]).toEqual([400, expect.stringContaining(words)]);
    expect(await list()).toEqual([]);
  });

  it('a project without a strategy, and one of another user', async () => {
    const owner = await signUp(test.app);
    const id = await analyzedProject(test, owner);
    const answer = await owner.call('POST', `/api/projects/${id}/verify`, { url: 'new-harbour.example' }, ASYNC);
    expect([answer.statusCode, message(answer)]).toEqual([409, expect.stringContaining('There is no strategy yet')]);
    const { own, path } = await plannedProject();
    const report = await storedReport(test.database.db, own);
    for (const rest of ['', `/${report}`]) expect((await owner.call('GET', `${path}/verifications${rest}`)).statusCode).toBe(404);
    expect((await owner.call('GET', `/api/projects/${id}/verifications/${report}`)).statusCode).toBe(404);
  });

  it('an address inside our network, and a sample', async () => {
    const refusing = await buildTestApp(test.database, {
      checkAddress: async () => {
        throw new AppError('address-refused', 'This address is not on the public internet.');
      },
    });
    const { owner, path } = await plannedProject();
    const answer = await refusing.app.inject({
      ...{ method: 'POST', url: `${path}/verify`, payload: { url: 'inside.example' } },
      cookies: Object.fromEntries(owner.jar),
    });
    expect([answer.statusCode, message(answer)]).toEqual([422, 'This address is not on the public internet.']);
    await refusing.app.close();
    expect((await owner.call('POST', '/api/projects/demo-coffee/verify', { url: 'a.example' })).statusCode).toBe(403);
    expect((await owner.call('GET', '/api/projects/demo-coffee/verifications?demo=true')).json()).toEqual([]);
  });
});
