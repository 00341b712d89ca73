import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Log } from '#jobs/log.ts';
import type { RunServices, StageDone } from '#jobs/run-pipeline.ts';
import { type AnalysisThread, createAnalysisThread } from '#jobs/thread/analysis-thread.ts';

const logged: string[] = [];
const log: Log = { info: () => {}, warn: () => {}, error: (_details, message) => logged.push(message) };
const file = new URL('../fixtures/pipeline-thread.ts', import.meta.url);
const threads: AnalysisThread[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
  logged.length = 0;
});
const open = (options: { stopWithinMs?: number; idleMs?: number } = {}) => {
  const thread = createAnalysisThread({ log, file, ...options });
  threads.push(thread);
  return thread;
};
const request = (host: string) => ({ url: `http://${host}/`, schemeGiven: true, maxPages: 12, namedCompetitors: [] });
const services = (own: Partial<RunServices> = {}): RunServices => ({
  report: () => {},
  signal: new AbortController().signal,
  saved: {},
  save: async () => {},
  saveScreenshots: async () => {},
  ...own,
});

describe('the analysis thread', () => {
  it('passes on progress and stages, receives the stored stages, and returns the site', async () => {
    const reported: string[] = [];
    const saved: StageDone[] = [];
    const site = await open().analyze(
      request('good.test'),
      services({
        report: ({ message }) => reported.push(message),
        save: async (done) => void saved.push(done),
        saved: { audit: 'stored' as never },
      }),
    );
    expect(site).toMatchObject({ analysisSummary: 'A bakery' });
    expect(reported).toEqual(['Reading']);
    expect(saved).toEqual([{ stage: 'crawl', text: { json: '{"saved":{"audit":"stored"}}' }, tookMs: 7 }]);
  });

  it('fails when a stage cannot be stored', async () => {
    const save = () => Promise.reject(new Error('The database is away.'));
    await expect(open().analyze(request('good.test'), services({ save }))).rejects.toThrow('The database is away.');
  });

  it('rejects with an AppError as such and with other errors unchanged', async () => {
    const thread = open();
    await expect(thread.analyze(request('away.test'), services())).rejects.toMatchObject({ code: 'site-unreachable', status: 422 });
    await expect(thread.analyze(request('bug.test'), services())).rejects.toMatchObject({
      message: 'x is not a function',
      stack: expect.stringContaining('at the pipeline'),
    });
  });

  it('rejects its analyses when it crashes, the process survives, and the next analysis starts a new thread', async () => {
    const thread = open();
    const other = thread.analyze(request('silent.test'), services());
    const failed = expect(other).rejects.toThrow('Analysis thread exited.');
    await expect(thread.analyze(request('memory.test'), services())).rejects.toThrow('Analysis thread exited.');
    await failed;
    expect(await thread.analyze(request('good.test'), services())).toMatchObject({ analysisSummary: 'A bakery' });
  });

  it('stops a canceled analysis', async () => {
    const thread = open();
    const stopping = new AbortController();
    const stopped = expect(thread.analyze(request('silent.test'), services({ signal: stopping.signal }))).rejects.toThrow('stopped');
    stopping.abort();
    await stopped;
    expect(logged).toEqual([]);
  });

  it('terminates the thread when a canceled analysis does not stop', async () => {
    const thread = open({ stopWithinMs: 50 });
    const stuck = new AbortController();
    const exited = expect(thread.analyze(request('loop.test'), services({ signal: stuck.signal }))).rejects.toThrow(
      'Analysis thread exited.',
    );
    stuck.abort();
    await exited;
    expect(logged).toEqual(['A canceled analysis did not stop: terminating its thread.']);
  });

  it('does not start an analysis that is already canceled', async () => {
    await expect(open().analyze(request('good.test'), services({ signal: AbortSignal.abort() }))).rejects.toThrow();
  });

  it('ends its thread when idle, not while an analysis runs, and starts another for the next one', async () => {
    const thread = open({ idleMs: 20 });
    const running = new AbortController();
    const slow = expect(thread.analyze(request('silent.test'), services({ signal: running.signal }))).rejects.toThrow('stopped');
    await wait(200);
    running.abort();
    await slow;
    await expect.poll(() => threadCount()).toBe(0);
    expect(await thread.analyze(request('good.test'), services())).toMatchObject({ analysisSummary: 'A bakery' });
    expect(threadCount()).toBe(1);
  });
});

/** Worker threads of this process that run. */
const threadCount = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
