import { afterEach, describe, expect, it } from 'vitest';
import { type AnalysisThread, createAnalysisThread } from '#jobs/analysis-thread.ts';
import type { RunServices, StageDone } from '#jobs/line.ts';
import type { Log } from '#jobs/log.ts';

const logged: string[] = [];
const log: Log = { info: () => {}, warn: () => {}, error: (_details, message) => logged.push(message) };
const file = new URL('../fixtures/line-thread.ts', import.meta.url);
const threads: AnalysisThread[] = [];
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
  logged.length = 0;
});
const open = (stopWithinMs?: number) => {
  const thread = createAnalysisThread({ log, file, ...(stopWithinMs === undefined ? {} : { stopWithinMs }) });
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

describe('the line in a thread of its own', () => {
  it('hands over progress and stages, is given what is stored, and answers the site', async () => {
    const said: string[] = [];
    const saved: StageDone[] = [];
    const site = await open().analyze(
      request('good.test'),
      services({
        report: ({ message }) => said.push(message),
        save: async (done) => void saved.push(done),
        saved: { audit: 'there' as never },
      }),
    );
    expect(site).toMatchObject({ analysisSummary: 'A bakery' });
    expect(said).toEqual(['Reading']);
    expect(saved).toEqual([{ stage: 'crawl', json: '{"saved":{"audit":"there"}}', tookMs: 7 }]);
  });

  it('hears of a stage that could not be stored', async () => {
    const save = () => Promise.reject(new Error('The database is away.'));
    await expect(open().analyze(request('good.test'), services({ save }))).rejects.toThrow('The database is away.');
  });

  it('fails with our own errors as such and with others as they were', async () => {
    const thread = open();
    await expect(thread.analyze(request('away.test'), services())).rejects.toMatchObject({ code: 'site-unreachable', status: 422 });
    await expect(thread.analyze(request('fault.test'), services())).rejects.toMatchObject({
      message: 'x is not a function',
      stack: expect.stringContaining('at the line'),
    });
  });

  it('takes its analyses with it when it breaks, not the process, and the next one finds a new thread', async () => {
    const thread = open();
    const other = thread.analyze(request('silent.test'), services());
    const failed = expect(other).rejects.toThrow('The thread that reads sites ended.');
    await expect(thread.analyze(request('memory.test'), services())).rejects.toThrow('The thread that reads sites ended.');
    await failed;
    expect(await thread.analyze(request('good.test'), services())).toMatchObject({ analysisSummary: 'A bakery' });
  });

  it('stops an analysis that is told to', async () => {
    const thread = open();
    const stopping = new AbortController();
    const stopped = expect(thread.analyze(request('silent.test'), services({ signal: stopping.signal }))).rejects.toThrow('stopped');
    stopping.abort();
    await stopped;
    expect(logged).toEqual([]);
  });

  it('ends the thread of one that does not hear', async () => {
    const thread = open(50);
    const deaf = new AbortController();
    const ended = expect(thread.analyze(request('loop.test'), services({ signal: deaf.signal }))).rejects.toThrow(
      'The thread that reads sites ended.',
    );
    deaf.abort();
    await ended;
    expect(logged).toEqual(['An analysis did not stop when it was told to: its thread is ended.']);
  });

  it('begins nothing that is stopped already', async () => {
    await expect(open().analyze(request('good.test'), services({ signal: AbortSignal.abort() }))).rejects.toThrow();
  });
});
