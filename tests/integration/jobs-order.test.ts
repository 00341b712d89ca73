// Which analysis is next: fair among users, at most four per user, one per site, on all workers together.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { createUser } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { createProject } from '#database/projects/projects.ts';
import { failRun, finishRun } from '#database/runs/finish-run.ts';
import { findJob, retryRun } from '#database/runs/run-list.ts';
import { createRun, type Run, startRun } from '#database/runs/runs.ts';
import type { Log } from '#jobs/log.ts';
import { createProgressFeed } from '#jobs/progress-feed.ts';
import { type AnalysisQueue, createQueue } from '#jobs/queue.ts';
import type { Analyze } from '#jobs/run-pipeline.ts';
import { createWorker, type Worker } from '#jobs/worker.ts';
import { describeOnBothDatabases } from './databases.ts';

const OPTIONS = { schemeGiven: true, maxPages: 12, namedCompetitors: [] };
const SITE = { businessAnalysis: { business_name: '', pages_analyzed: ['/'] } as BusinessAnalysis, analysisSummary: '', aiCostUsd: 0 };
const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
/** Longer than workers wait between two looks at the queue. */
const IDLE_MS = 2_500;

/** An analysis in progress. */
type Busy = { url: string; finish(): void; fail(error: Error): void };

describeOnBothDatabases('the order of analyses', (open) => {
  let database: Database;
  let made = 0;
  const queues: AnalysisQueue[] = [];
  const workers: Worker[] = [];
  /** Analyses in progress that no test has looked at yet. */
  const started: Busy[] = [];
  const inProgress = new Set<Busy>();

  beforeEach(async () => {
    database ??= await open();
    await database.query('delete from analysis_runs');
    queues.push(await createQueue({ database, log }));
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await database.query('delete from jobs.job');
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    started.length = 0;
    inProgress.clear();
  });

  const analyze: Analyze = ({ url }, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<typeof SITE>();
    const busy = { url, finish: () => resolve(SITE), fail: reject };
    started.push(busy);
    inProgress.add(busy);
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise.finally(() => inProgress.delete(busy));
  };
  const work = async (concurrency: number) => {
    const queue = await createQueue({ database, log });
    queues.push(queue);
    const worker = createWorker({
      database,
      queue,
      log,
      analyze,
      checkNewSite: () => Promise.reject(new Error('No check was requested.')),
      concurrency,
      feed: createProgressFeed({ database }),
      now: () => new Date(),
    });
    workers.push(worker);
    await worker.start();
    return queue;
  };
  const person = async () => {
    made += 1;
    const names = { firstName: 'Ada', lastName: 'Baker', phoneNumber: '1', passwordHash: 'x', role: 'user' as const };
    return (await createUser(database.db, { email: `turn${made}@shop.example`, ...names })).id;
  };
  /** Requests an analysis of a site; of one of its own unless named. */
  const order = async (userId: string, url?: string): Promise<Run> => {
    made += 1;
    const site = url ?? `https://site-${made}.example/`;
    const { id: projectId } = await createProject(database.db, { userId, url: site });
    const { run } = await createRun(database.db, { projectId, userId, url: site, options: OPTIONS });
    await queues[0]?.enqueueAnalysis(run);
    return run;
  };
  /** The analysis that starts next; null when none does. */
  const next = async (withinMs = 15_000): Promise<Busy | null> => {
    const deadline = performance.now() + withinMs;
    while (started.length === 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    return started.shift() ?? null;
  };

  it('favors the user with the fewest served, however many another requested before', async () => {
    const [many, one] = [await person(), await person()];
    const orders: Run[] = [];
    for (let count = 0; count < 4; count += 1) orders.push(await order(many));
    const single = await order(one);
    await work(1);
    const served: (string | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      const busy = await next();
      served.push(busy?.url);
      busy?.finish();
    }
    expect(served).toEqual([orders[0]?.url, single.url, orders[1]?.url]);
  });

  it('alternates between users who come later', async () => {
    const [many, one] = [await person(), await person()];
    const owners = new Map<string, string>();
    const add = async (userId: string) => owners.set((await order(userId)).url, userId);
    for (let count = 0; count < 3; count += 1) await add(many);
    await work(1);
    let busy = await next();
    await add(one);
    await add(one);
    const served: (string | undefined)[] = [];
    for (; busy; busy = served.length < 5 ? await next() : null) {
      served.push(owners.get(busy.url));
      busy.finish();
    }
    expect(served).toEqual([many, one, many, one, many]);
  });

  it('never gives one user more than four at once, however many workers look at the same moment', async () => {
    const many = await person();
    await work(5);
    await work(5);
    await Promise.all(Array.from({ length: 10 }, () => order(many)));
    let most = 0;
    for (let count = 0; count < 10; count += 1) {
      const busy = await next();
      most = Math.max(most, inProgress.size);
      if (count === 4) {
        await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
        most = Math.max(most, inProgress.size);
      }
      if (count >= 3) for (const one of inProgress) one.finish();
      else expect(busy).not.toBeNull();
    }
    expect(most).toBe(4);
  });

  it.each(['https://busy.example/', 'http://www.busy.example/shop', 'https://BUSY.example:8443/'])(
    'does not start %s while that site is being analyzed for another user, on any worker',
    async (url) => {
      await work(1);
      await work(2);
      await order(await person(), 'https://busy.example/about');
      await order(await person(), url);
      const other = await order(await person());
      const both = [await next(), await next()];
      expect(both.map((busy) => busy?.url).sort()).toEqual(['https://busy.example/about', other.url]);
      expect(await next(IDLE_MS)).toBeNull();
      both.find((busy) => busy?.url === 'https://busy.example/about')?.finish();
      expect((await next())?.url).toBe(url);
    },
  );

  it('frees the site of a crashed worker', async () => {
    await order(await person(), 'https://busy.example/1');
    await order(await person(), 'https://busy.example/2');
    const queue = await work(2);
    expect((await next())?.url).toBe('https://busy.example/1');
    expect(await queue.recover({ workersAreDead: true })).toBe(1);
    expect((await next())?.url).toBe('https://busy.example/1');
  });

  it('gives every run once to workers that look at the same time', async () => {
    await work(4);
    await work(4);
    const people = await Promise.all(Array.from({ length: 8 }, person));
    const orders = await Promise.all(people.map((userId) => order(userId)));
    const taken: (string | undefined)[] = [];
    for (const _ of orders) taken.push((await next())?.url);
    expect(taken.sort()).toEqual(orders.map(({ url }) => url).sort());
    expect(await next(IDLE_MS)).toBeNull();
  });

  it('waits after an internal error, and no longer when the clock was set back meanwhile', async () => {
    const run = await order(await person());
    const queue = await work(1);
    (await next())?.fail(new TypeError('x is not a function'));
    expect(await next(IDLE_MS)).toBeNull();
    const { rows } = await database.query('select start_after > now() as waits from jobs.job where id = $1', [run.id]);
    expect(rows).toEqual([{ waits: true }]);
    await database.query(`update jobs.job set start_after = now() + interval '1 day' where id = $1`, [run.id]);
    await queue.recover({ workersAreDead: false });
    expect((await next())?.url).toBe(run.url);
  });

  it('is taken from a worker whose last heartbeat is far from the current time', async () => {
    const run = await order(await person());
    const [queue] = queues as [AnalysisQueue];
    const heartbeat = async (interval: string) => {
      await database.query(`update jobs.job set state = 'active', heartbeat_on = now() + $2::interval where id = $1`, [run.id, interval]);
      return queue.recover({ workersAreDead: false });
    };
    expect(await heartbeat('10 seconds')).toBe(0);
    expect(await heartbeat('1 hour')).toBe(1);
    expect(await heartbeat('-1 hour')).toBe(1);
  });

  describe('a retry', () => {
    it('replaces the failed run, with the same options', async () => {
      const run = await order(await person());
      await startRun(database.db, run.id);
      await failRun(database.db, { runId: run.id, attempt: 1, message: 'An issue.', fault: true });
      const again = await database.db.transaction((tx) => retryRun(tx, run.id));
      expect(again).toMatchObject({ projectId: run.projectId, url: run.url, options: OPTIONS, status: 'queued', attempts: 0 });
      expect(await findJob(database.db, run.id)).toBeNull();
      expect(await findJob(database.db, again.id)).toMatchObject({ state: 'waiting', fault: false, error: null });
    });

    it('is refused for what waits, runs, is done or gone, and while the project is analyzed', async () => {
      const retry = (id: string) => database.db.transaction((tx) => retryRun(tx, id));
      const run = await order(await person());
      await expect(retry(run.id)).rejects.toMatchObject({ code: 'conflict' });
      await startRun(database.db, run.id);
      await expect(retry(run.id)).rejects.toMatchObject({ code: 'conflict' });
      await failRun(database.db, { runId: run.id, attempt: 1, message: 'An issue.', fault: true });
      const { projectId, userId, url } = run;
      const second = await createRun(database.db, { projectId, userId, url, options: OPTIONS });
      await expect(retry(run.id)).rejects.toMatchObject({ code: 'conflict', message: 'This project is already being analyzed.' });
      await startRun(database.db, second.run.id);
      await finishRun(database.db, { runId: second.run.id, attempt: 1, ...SITE, at: new Date() });
      await expect(retry(second.run.id)).rejects.toMatchObject({ code: 'conflict' });
      await expect(retry('nowhere')).rejects.toMatchObject({ code: 'not-found' });
    });
  });
});
