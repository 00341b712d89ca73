import { beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { createProject } from '#database/projects/projects.ts';
import { claimableRuns, claimNextRun } from '#database/runs/claim-next-run.ts';
import { failRun, finishRun } from '#database/runs/finish-run.ts';
import { findJob, retryRun } from '#database/runs/run-list.ts';
import { createRun, type Run, requeueExpiredRuns, retryLater } from '#database/runs/runs.ts';
import { describeOnBothDatabases } from './databases.ts';

const OPTIONS = { schemeGiven: true, maxPages: 12, namedCompetitors: [] };

describeOnBothDatabases('whose turn it is', (open) => {
  let database: Database;
  let made = 0;
  beforeEach(async () => {
    database ??= await open();
    await database.query('delete from analysis_runs');
  });
  const person = async () => {
    made += 1;
    const names = { firstName: 'Ada', lastName: 'Baker', phoneNumber: '1', passwordHash: 'x', role: 'user' as const };
    return (await createUser(database.db, { email: `turn${made}@shop.example`, ...names })).id;
  };
  /** Orders an analysis of a site; of one of its own unless named. */
  const order = async (userId: string, url?: string): Promise<Run> => {
    made += 1;
    const address = url ?? `https://site-${made}.example/`;
    const { id: projectId } = await createProject(database.db, { userId, url: address });
    return (await createRun(database.db, { projectId, userId, url: address, options: OPTIONS })).run;
  };
  const next = (claim = 'worker') => claimNextRun(database.db, claim);
  const end = (run: Run | null) => failRun(database.db, { runId: run?.id ?? '', claim: 'worker', message: 'Over.' });

  it('is that of the person with the fewest at work, however many another ordered before', async () => {
    const [many, one] = [await person(), await person()];
    const orders: Run[] = [];
    for (let count = 0; count < 6; count += 1) orders.push(await order(many));
    const single = await order(one);
    expect((await next())?.id).toBe(orders[0]?.id);
    expect((await next())?.id).toBe(single.id);
    expect((await next())?.id).toBe(orders[1]?.id);
  });

  it('goes round among people on a single worker too', async () => {
    const [many, one] = [await person(), await person()];
    for (let count = 0; count < 3; count += 1) await order(many);
    const served: (string | undefined)[] = [];
    const first = await next();
    served.push(first?.userId);
    await end(first);
    await order(one);
    await order(one);
    for (let turn = 0; turn < 4; turn += 1) {
      const run = await next();
      served.push(run?.userId);
      await end(run);
    }
    expect(served).toEqual([many, one, many, one, many]);
  });

  it('never gives one person more than four at once', async () => {
    const many = await person();
    for (let count = 0; count < 6; count += 1) await order(many);
    const taken = [await next(), await next(), await next(), await next()];
    expect(taken.every(Boolean)).toBe(true);
    expect(await next()).toBeNull();
    expect(await claimableRuns(database.db, 10)).toEqual([]);
    await end(taken[0] ?? null);
    expect(await next()).not.toBeNull();
  });

  it.each(['https://busy.example/', 'http://www.busy.example/shop', 'https://BUSY.example:8443/'])(
    'does not begin %s while the site is being read for somebody else, on whatever worker',
    async (url) => {
      const first = await order(await person(), 'https://busy.example/about');
      const second = await order(await person(), url);
      const other = await order(await person());
      expect((await next('worker'))?.id).toBe(first.id);
      expect((await next('elsewhere'))?.id).toBe(other.id);
      expect(await next('elsewhere')).toBeNull();
      await end(first);
      expect((await next('elsewhere'))?.id).toBe(second.id);
    },
  );

  it('is free again when the worker on the site died', async () => {
    await order(await person(), 'https://busy.example/');
    const second = await order(await person(), 'https://busy.example/');
    const dead = await next('dead');
    await requeueExpiredRuns(database.db, { staleSeconds: null });
    expect([dead?.id, second.id]).toContain((await next())?.id);
  });

  it('gives every run once to workers that ask at the same time', async () => {
    const orders: string[] = [];
    for (let count = 0; count < 8; count += 1) orders.push((await order(await person())).id);
    const taken = await Promise.all(orders.map((_id, at) => next(`worker-${at}`)));
    expect(taken.map((run) => run?.id).sort()).toEqual(orders.sort());
  });

  it('comes after a wait for what met a fault, and at once when the clock was put back meanwhile', async () => {
    const run = await order(await person());
    await next();
    await retryLater(database.db, { runId: run.id, claim: 'worker' }, { afterSeconds: 5 });
    expect(await next()).toBeNull();
    await database.query(`update analysis_runs set not_before = now() + interval '1 day' where id = $1`, [run.id]);
    expect((await next())?.id).toBe(run.id);
  });

  it('is taken from a worker whose last sign of life is ahead of the clock', async () => {
    const run = await order(await person());
    await next();
    await database.query(`update analysis_runs set heartbeat_at = now() + interval '10 seconds' where id = $1`, [run.id]);
    expect(await requeueExpiredRuns(database.db, { staleSeconds: 20 })).toBe(0);
    await database.query(`update analysis_runs set heartbeat_at = now() + interval '1 hour' where id = $1`, [run.id]);
    expect(await requeueExpiredRuns(database.db, { staleSeconds: 20 })).toBe(1);
  });

  describe('a second try', () => {
    it('takes the place of the failed run with all it was ordered with', async () => {
      const run = await order(await person());
      await next();
      await failRun(database.db, { runId: run.id, claim: 'worker', message: 'A fault.', fault: true });
      const again = await database.db.transaction((tx) => retryRun(tx, run.id));
      expect(again).toMatchObject({ projectId: run.projectId, url: run.url, options: OPTIONS, status: 'queued', attempts: 0 });
      expect(await findJob(database.db, run.id)).toBeNull();
      expect(await findJob(database.db, again.id)).toMatchObject({ state: 'waiting', fault: false, error: null });
    });

    it('is refused for what waits, runs, is done or gone, and while the project is analysed', async () => {
      const retry = (id: string) => database.db.transaction((tx) => retryRun(tx, id));
      const run = await order(await person());
      await expect(retry(run.id)).rejects.toMatchObject({ code: 'conflict' });
      await next();
      await expect(retry(run.id)).rejects.toMatchObject({ code: 'conflict' });
      await failRun(database.db, { runId: run.id, claim: 'worker', message: 'A fault.', fault: true });
      const { projectId, userId, url } = run;
      await createRun(database.db, { projectId, userId, url, options: OPTIONS });
      await expect(retry(run.id)).rejects.toMatchObject({ code: 'conflict', message: 'This project is already being analyzed.' });
      const done = await next();
      const business = { business_name: '' } as never;
      await finishRun(database.db, {
        ...{ runId: done?.id ?? '', claim: 'worker', analysisSummary: '', businessAnalysis: business, at: new Date() },
      });
      await expect(retry(done?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
      await expect(retry('nowhere')).rejects.toMatchObject({ code: 'not-found' });
    });
  });
});
