// A model writes the strategy: status, progress and cancellation in any window, and what is left when it goes wrong.
import { beforeEach, describe, expect, it } from 'vitest';
import { Project, ProjectList, type ProjectListItem } from '#contracts/project.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { recoverStuckProjects } from '#database/projects/recover-stuck-projects.ts';
import { startTextRun } from '#database/runs/text-runs.ts';
import { analyzedProject, buildTestApp, signUp } from './build-test-app.ts';
import { openTestDatabase } from './databases.ts';
import { openTestApp } from './use-app.ts';

const ASYNC = { prefer: 'respond-async' };
/** The model's answer to the question that is open. */
let model: PromiseWithResolvers<void>;
let asked: PromiseWithResolvers<AbortSignal>;

beforeEach(() => {
  model = Promise.withResolvers();
  asked = Promise.withResolvers();
  model.promise.catch(() => undefined);
});
const test = openTestApp({
  strategist: {
    name: 'scripted model',
    spentOn: () => 0.25,
    ask: async ({ site }, { signal, onText }) => {
      asked.resolve(signal);
      for (const characters of [1_200, 1_201]) onText(characters);
      const aborted = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      await Promise.race([model.promise, aborted]);
      return { madeOf: `${(site as unknown as { mark: string }).mark} by the model` } as unknown as Strategy;
    },
  },
});

async function ownProject() {
  const owner = await signUp(test.app);
  const id = await analyzedProject(test, owner);
  const path = `/api/projects/${id}`;
  return {
    owner,
    id,
    project: async () => Project.parse((await owner.call('GET', path)).json()),
    list: async () => ProjectList.parse((await owner.call('GET', '/api/projects')).json())[0] as ProjectListItem,
    generate: (headers: Record<string, string> = {}) => owner.call('POST', `${path}/generate-optimizer`, undefined, headers),
    prompt: (headers: Record<string, string> = {}) => owner.call('POST', `${path}/generate-designer-prompt`, { designer: 'wix' }, headers),
    cancel: () => owner.call('POST', `${path}/cancel`),
    /** All events of the run, from its start to its end. */
    events: async () => (await owner.call('GET', `${path}/events`, undefined, { accept: 'text/event-stream' })).body,
  };
}

describe('a strategy that a model writes', () => {
  it('shows its status and progress, and then the text', async () => {
    const { project, generate, events } = await ownProject();
    const answer = await generate(ASYNC);
    expect([answer.statusCode, answer.json()]).toEqual([202, { projectId: (await project()).id }]);
    expect((await project()).status).toBe('composing');
    const stream = events();
    await asked.promise;
    model.resolve();
    const text = await stream;
    expect(text).toContain('"stage":"strategy"');
    expect(text).toContain('scripted model is writing the strategy.');
    // What comes within a second is told once.
    expect(text.match(/"characters":\d+/g)).toEqual(['"characters":1200']);
    expect(text).toMatch(/event: done\ndata: .*"status":"analyzed"/);
    expect(await project()).toMatchObject({ status: 'analyzed', optimizerOutput: '# Strategy of harbour by the model' });
  });

  it('is waited for without the preference, by two windows at once, and asked for once', async () => {
    const { project, generate } = await ownProject();
    const first = generate();
    await asked.promise;
    const second = generate();
    // Asked after the second one, which has joined the run when this is answered.
    expect((await generate(ASYNC)).statusCode).toBe(202);
    model.resolve();
    for (const answer of [await first, await second])
      expect(answer.json()).toEqual({ optimizerOutput: '# Strategy of harbour by the model' });
    expect((await project()).strategyVersion).toBe(1);
  });

  it('keeps what the owner edits meanwhile, and says when facts changed meanwhile', async () => {
    const { owner, id, project, list, generate } = await ownProject();
    model.resolve();
    await generate();
    const edits = [{ field: 'headline', text: 'Bread at five' }];
    model = Promise.withResolvers();
    asked = Promise.withResolvers();
    const again = generate();
    await asked.promise;
    const fact = { field: 'businessName', action: 'correct', claimId: 'name', text: 'Quay Bakery' };
    expect((await owner.call('PATCH', `/api/projects/${id}/strategy`, { version: 1, edits })).statusCode).toBe(200);
    expect((await owner.call('PUT', `/api/projects/${id}/facts`, { version: 0, facts: [fact] })).statusCode).toBe(200);
    model.resolve();
    expect((await again).json().optimizerOutput).toContain('headline: Bread at five');
    expect((await project()).outdated?.strategy).toEqual(['You changed the business name.']);
    expect((await list()).outdated?.strategy).toBe(true);
  });

  it('comes first where a prompt is asked for', async () => {
    const { project, prompt, events } = await ownProject();
    expect((await prompt(ASYNC)).statusCode).toBe(202);
    expect((await project()).status).toBe('choosing_designer');
    const stream = events();
    await asked.promise;
    model.resolve();
    expect(await stream).toContain('"status":"composed"');
    const made = await project();
    expect([made.status, made.designerPrompt, made.outdated]).toEqual([
      'composed',
      expect.stringContaining('by the model'),
      { strategy: false, prompt: false },
    ]);
    // Nothing changed: the next one asks no model.
    expect((await prompt()).statusCode).toBe(200);
  });
});

describe('canceling', () => {
  it('ends a text at once: the status before, nothing stored, the window that waits is told', async () => {
    const { project, generate, cancel, events } = await ownProject();
    const waiting = generate();
    const signal = await asked.promise;
    const answer = await cancel();
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'analyzed']);
    const refused = await waiting;
    expect([refused.statusCode, refused.json()]).toEqual([409, { message: 'You canceled this.' }]);
    await new Promise((resolve) => (signal.aborted ? resolve(null) : signal.addEventListener('abort', resolve)));
    expect(await events()).toContain('You canceled this.');
    expect(await project()).toMatchObject({ status: 'analyzed', optimizerOutput: null, analysisError: null });
    expect((await cancel()).statusCode).toBe(409);
  });

  it('records what the canceled text cost', async () => {
    const { owner, generate, cancel } = await ownProject();
    const waiting = generate();
    const signal = await asked.promise;
    await cancel();
    await waiting;
    await new Promise((resolve) => (signal.aborted ? resolve(null) : signal.addEventListener('abort', resolve)));
    const spent = async () => (await owner.call('GET', '/api/usage')).json().aiCostUsd;
    await expect.poll(spent).toBe(0.25);
  });

  it('ends an analysis: the stable status, no quota when nothing was read, one analysis when pages were', async () => {
    const { owner, id, project, cancel } = await ownProject();
    const used = async () => (await owner.call('GET', '/api/usage')).json().analyses.used;
    const analyze = () => owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: id }, ASYNC);
    expect(await used()).toBe(1);
    await analyze();
    expect((await cancel()).json()).toMatchObject({ status: 'analyzed', analysisError: 'You canceled this.' });
    expect(await used()).toBe(1);
    await analyze();
    const run = await test.worker.take();
    await test.worker.report(run, 'Reading', 3);
    expect((await cancel()).json().analysisError).toBe('You canceled this. 3 pages had been read, so it counts as an analysis.');
    expect(await used()).toBe(2);
    // The worker that still had it changes nothing.
    await test.worker.finish(run, 'late');
    expect((await project()).status).toBe('analyzed');
    await analyze();
    await test.worker.finish(await test.worker.take(), 'again');
    expect(await project()).toMatchObject({ status: 'analyzed', analysisError: null });
  });

  it('is refused for other people’s projects, samples and other sites', async () => {
    const { owner, id, generate } = await ownProject();
    const waiting = generate();
    await asked.promise;
    expect((await (await signUp(test.app)).call('POST', `/api/projects/${id}/cancel`)).statusCode).toBe(404);
    expect((await owner.call('POST', '/api/projects/demo-saas/cancel?demo=true')).statusCode).toBe(403);
    expect((await owner.call('POST', `/api/projects/${id}/cancel`, undefined, { origin: 'https://evil.example' })).statusCode).toBe(403);
    model.resolve();
    expect((await waiting).statusCode).toBe(200);
  });
});

describe('when it goes wrong', () => {
  it('a failure leaves the stable status and a sentence', async () => {
    const { project, generate } = await ownProject();
    const waiting = generate();
    await asked.promise;
    model.reject(new Error('boom'));
    const answer = await waiting;
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    expect(await project()).toMatchObject({ status: 'analyzed', optimizerOutput: '# Strategy of harbour' });
  });

  it('a process that was killed leaves the stable status, and the text can be asked for again', async () => {
    const { owner, id, project, generate } = await ownProject();
    await startTextRun(test.database.db, { projectId: id, userId: owner.user.id, kind: 'strategy' });
    expect((await project()).status).toBe('composing');
    await recoverStuckProjects(test.database.db, { staleSeconds: 45 });
    expect((await project()).status).toBe('composing');
    await recoverStuckProjects(test.database.db, { staleSeconds: null });
    expect((await project()).status).toBe('analyzed');
    model.resolve();
    expect((await generate()).statusCode).toBe(200);
  });

  it('an analysis and a text of one project never run together', async () => {
    const { owner, id, generate } = await ownProject();
    const waiting = generate();
    await asked.promise;
    const analyze = () => owner.call('POST', '/api/analyze', { url: 'harbour.example', projectId: id }, ASYNC);
    expect([(await analyze()).statusCode, (await analyze()).json().message]).toEqual([409, expect.stringContaining('is being written')]);
    model.resolve();
    await waiting;
    expect((await analyze()).statusCode).toBe(202);
    expect((await generate()).statusCode).toBe(409);
  });

  it('a server that closes ends the text first', async () => {
    const own = await openTestDatabase();
    const closing = await buildTestApp(own, {
      strategist: {
        name: 'm',
        ask: (_input, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      },
    });
    const owner = await signUp(closing.app);
    const id = await analyzedProject(closing, owner);
    await owner.call('POST', `/api/projects/${id}/generate-optimizer`, undefined, ASYNC);
    await closing.app.close();
    const { rows } = await own.query('select status from projects where id = $1', [id]);
    expect(rows).toEqual([{ status: 'analyzed' }]);
    await own.close();
  });
});
