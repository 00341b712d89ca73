import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { AppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { ProgressEvent, StageProgress } from '#contracts/progress.ts';
import { countUsage } from '#database/accounts/usage.ts';
import { createUser } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { saveOwnerFacts } from '#database/projects/owner-facts.ts';
import { createProject, deleteProject, findProject, updateProject } from '#database/projects/projects.ts';
import { cancelRun } from '#database/runs/finish-run.ts';
import { appendEvents, eventsAfter } from '#database/runs/run-events.ts';
import { listRuns } from '#database/runs/run-list.ts';
import { createRun, findLatestRun, findRun, type Run, startRun } from '#database/runs/runs.ts';
import { loadStages, saveStage } from '#database/runs/stage-outputs.ts';
import type { Db } from '#database/schema.ts';
import type { Log } from '#jobs/log.ts';
import { createProgressFeed, type ProgressFeed } from '#jobs/progress-feed.ts';
import { type AnalysisQueue, createQueue } from '#jobs/queue.ts';
import { type RunParts, runAnalysis } from '#jobs/run-analysis.ts';
import type { Analyze } from '#jobs/run-pipeline.ts';
import { createWorker, type Worker } from '#jobs/worker.ts';
import { describeOnBothDatabases } from './databases.ts';

const AT = new Date('2026-05-02T10:00:00Z');
const BUSINESS: BusinessAnalysis = {
  business_name: 'Corner Bakery',
  industry: 'Bakery',
  primary_purpose: 'Sells bread',
  target_audiences: ['neighbours'],
  brand_tone: 'warm',
  pages_analyzed: ['/', '/about'],
  value_propositions: ['Baked at night', 'Rye'],
  seo_issues: [],
  ux_issues: [],
  services: [],
  products: ['Bread'],
  trust_signals: [],
  analysis_confidence: 0.5,
};
const STAGES = ['crawl', 'audit', 'insight', 'competitors'] as const;
/** The worker stores whatever the pipeline returns, so a name is enough of an output here. */
const outputOf = (stage: keyof StageOutputs) => ({ made: stage });
const SITE = { businessAnalysis: BUSINESS, analysisSummary: 'A bakery', aiCostUsd: 0.25 };
const progress = (message: string): StageProgress => ({ stage: 'crawl', step: 2, message, pagesRead: 0, pagesTotal: 0, page: null });

/** A pipeline that runs the stages that are not saved; `before` may stop it at a stage. */
function pipelineOf(before: (stage: keyof StageOutputs, signal: AbortSignal) => unknown = () => {}): Analyze {
  return async (_request, { report, signal, saved, save }) => {
    for (const stage of STAGES) {
      if (stage in saved) continue;
      report(progress(`begin ${stage}`));
      await before(stage, signal);
      await save({ stage, text: { json: JSON.stringify(outputOf(stage)) }, tookMs: 1_200 });
    }
    return SITE;
  };
}

describeOnBothDatabases('jobs', (open) => {
  let database: Database;
  let db: Db;
  let feed: ProgressFeed;
  let people = 0;
  const logged: string[] = [];
  const log: Log = {
    info: () => {},
    warn: (_details, message) => logged.push(message),
    error: (_details, message) => logged.push(message),
  };
  const checkNewSite = () => Promise.reject(new Error('No check was requested.'));
  const parts = (analyze: Analyze, signal = new AbortController().signal): RunParts => ({
    ...{ database, analyze, checkNewSite, feed, log, signal, now: () => AT },
  });
  const owner = async () => {
    people += 1;
    const names = { firstName: 'Ada', lastName: 'Baker', phoneNumber: '1' };
    const user = await createUser(db, { email: `jobs${people}@shop.example`, ...names, passwordHash: 'x', role: 'user' });
    const { id } = await createProject(db, { userId: user.id, url: 'https://shop.example/' });
    return { id, projectId: id, userId: user.id };
  };
  const request = async (whose: { projectId: string; userId: string }): Promise<Run> => {
    const options = { schemeGiven: true, maxPages: 12, namedCompetitors: [] };
    return (await createRun(db, { ...whose, url: 'https://shop.example/', options })).run;
  };
  const order = async (whose: { projectId: string; userId: string }) => (await request(whose)).id;
  /** Delays with which jobs were put back. */
  const putBack: number[] = [];
  const job = { signal: new AbortController().signal, putBack: async (_tx: Db, seconds: number) => void putBack.push(seconds) };
  /** Works on one certain run, as a worker does that was given its job; 'skipped' when it has ended. */
  const work = async (own: RunParts, runId: string) => {
    const run = await startRun(db, runId);
    return run ? runAnalysis(own, run, job) : 'skipped';
  };
  const saveFacts = (whose: { id: string; userId: string }, facts: OwnerFact[]) =>
    saveOwnerFacts(db, { ...whose, version: 0, facts, resolved: null });
  const used = (userId: string) => countUsage(db, { userId, action: 'analysis', month: '2026-05' });
  const collect = async (runId: string, after = 0) => {
    const events: ProgressEvent[] = [];
    for await (const event of feed.subscribe(runId, after, AbortSignal.timeout(30_000))) events.push(event);
    return events;
  };

  beforeAll(async () => {
    database = await open();
    db = database.db;
    feed = createProgressFeed({ database });
  });

  describe('one analysis', () => {
    it('is resolved again with facts that the owner saved while it ran, without running a stage twice', async () => {
      const whose = await owner();
      const runId = await order(whose);
      const stages: string[] = [];
      const pipeline = pipelineOf((stage) => void stages.push(stage));
      const saveDuring: Analyze = async ({ facts = [], ...request }, services) => {
        const site = await pipeline(request, services);
        const name = facts[0]?.text ?? 'of the site';
        if (facts.length === 0) await saveFacts(whose, [{ field: 'businessName', action: 'correct', text: 'of the owner' }]);
        return { ...site, analysisSummary: `The name ${name}` };
      };
      expect(await work(parts(saveDuring), runId)).toBe('done');
      const stored = await findProject(db, whose);
      expect([stored?.project.analysisSummary, stored?.factsVersion, stages]).toEqual(['The name of the owner', 1, [...STAGES]]);
    });

    it('stores every stage, the progress in order and the summary, and counts once', async () => {
      const whose = await owner();
      const runId = await order(whose);
      expect(await work(parts(pipelineOf()), runId)).toBe('done');
      expect(await work(parts(pipelineOf()), runId)).toBe('skipped');
      const stored = await findProject(db, whose);
      expect(stored?.stages).toEqual(Object.fromEntries(STAGES.map((stage) => [stage, outputOf(stage)])));
      expect(stored?.project.status).toBe('analyzed');
      expect(stored?.project.analysisSummary).toBe('A bakery');
      const events = await eventsAfter(db, runId, 0);
      expect(events.map((event) => (event.type === 'progress' ? event.progress.message : event.type))).toEqual([
        ...STAGES.map((stage) => `begin ${stage}`),
        'done',
      ]);
      expect(events.map((event) => event.id)).toEqual([1, 2, 3, 4, 5]);
      expect(await used(whose.userId)).toBe(1);
    });

    it('continues after the last stored stage when its process crashed, and the crashed one changes nothing when it wakes', async () => {
      const whose = await owner();
      const runId = await order(whose);
      const asleep = Promise.withResolvers<void>();
      const atInsight = Promise.withResolvers<void>();
      const dead = work(
        parts(
          pipelineOf((stage) => {
            if (stage !== 'insight') return;
            atInsight.resolve();
            return asleep.promise;
          }),
        ),
        runId,
      );
      await atInsight.promise;
      const ran: string[] = [];
      expect(await work(parts(pipelineOf((stage) => ran.push(stage))), runId)).toBe('done');
      expect(ran).toEqual(['insight', 'competitors']);
      asleep.resolve();
      expect(await dead).toBe('lost');
      expect(await used(whose.userId)).toBe(1);
      expect((await findProject(db, whose))?.project.status).toBe('analyzed');
    });

    it('stops within seconds when its owner cancels it, and changes nothing any more', async () => {
      const whose = await owner();
      const runId = await order(whose);
      const stopped = Promise.withResolvers<void>();
      const started = Promise.withResolvers<void>();
      const hanging = pipelineOf((stage, signal) => {
        if (stage !== 'audit') return;
        signal.addEventListener('abort', () => stopped.resolve());
        started.resolve();
        return new Promise(() => {});
      });
      const outcome = work(parts(hanging), runId);
      await started.promise;
      expect(await cancelRun(db, { runId, at: AT })).toBe(true);
      expect(await cancelRun(db, { runId, at: AT })).toBe(false);
      await stopped.promise;
      expect(await outcome).toBe('lost');
      expect([(await findProject(db, whose))?.project.status, await used(whose.userId)]).toEqual(['draft', 0]);
      expect((await collect(runId)).at(-1)).toMatchObject({ type: 'failed', message: 'You canceled this.' });
    });

    it('that is canceled after it read pages counts, with what its model calls cost', async () => {
      const whose = await owner();
      const runId = await order(whose);
      await appendEvents(db, runId, [{ type: 'progress', progress: { ...progress('Reading'), pagesRead: 3 } }]);
      await saveStage(db, runId, 'insight', { calls: [{ costUsd: 0.5 }, { costUsd: null }] });
      await cancelRun(db, { runId, at: AT });
      expect(await used(whose.userId)).toBe(1);
      const { rows } = await database.query('select ai_cost_usd as cost from activities where user_id = $1', [whose.userId]);
      expect(rows).toEqual([{ cost: 0.5 }]);
    });

    it('returns to the queue at once on shutdown, even while the pipeline hangs', async () => {
      const runId = await order(await owner());
      const stopping = new AbortController();
      const outcome = await work(
        parts(
          pipelineOf((stage) => {
            if (stage !== 'audit') return;
            stopping.abort();
            return new Promise(() => {});
          }),
          stopping.signal,
        ),
        runId,
      );
      expect(outcome).toBe('released');
      expect(await findRun(db, runId)).toMatchObject({ status: 'queued', attempts: 0 });
      expect(Object.keys(await loadStages(db, runId))).toEqual(['crawl']);
    });

    it('fails with the message of an AppError, unlogged, and the earlier analysis stays', async () => {
      const whose = await owner();
      const first = await order(whose);
      await work(parts(pipelineOf()), first);
      await updateProject(db, { ...whose, changes: { status: 'completed', optimizerOutput: 'Mine' } });
      const second = await order(whose);
      logged.length = 0;
      const failing = pipelineOf((stage) => {
        if (stage === 'audit') throw new AppError('site-unreachable', 'shop.example did not answer.');
      });
      expect(await work(parts(failing), second)).toBe('failed');
      expect(logged).toHaveLength(0);
      const stored = await findProject(db, whose);
      expect(stored?.runId).toBe(first);
      expect(Object.keys(stored?.stages ?? {})).toHaveLength(4);
      const message = 'shop.example did not answer.';
      expect(stored?.project).toMatchObject({ status: 'completed', analysisError: message, optimizerOutput: 'Mine' });
      expect(await used(whose.userId)).toBe(1);
      expect((await collect(second)).at(-1)).toEqual({ type: 'failed', id: 3, message });
      expect((await listRuns(db, { state: 'failed' })).jobs.find(({ id }) => id === second)).toMatchObject({
        fault: false,
        error: message,
      });
    });

    it('is retried after an internal error with a growing delay, and fails at the third', async () => {
      const whose = await owner();
      const runId = await order(whose);
      logged.length = 0;
      const seen: string[] = [];
      const failing = pipelineOf((stage) => {
        seen.push(stage);
        if (stage === 'audit') throw new TypeError('x is not a function');
      });
      putBack.length = 0;
      const wait = async () => {
        const { rows } = await database.query(
          'select extract(epoch from not_before - now())::float as s from analysis_runs where id = $1',
          [runId],
        );
        return Math.ceil(Number(rows[0]?.s));
      };
      expect(await work(parts(failing), runId)).toBe('retried');
      expect(await wait()).toBe(5);
      expect(await work(parts(failing), runId)).toBe('retried');
      expect(await wait()).toBe(10);
      expect(putBack).toEqual([5, 10]);
      expect((await findProject(db, whose))?.project.status).toBe('analyzing');
      expect(await work(parts(failing), runId)).toBe('failed');
      expect(seen).toEqual(['crawl', 'audit', 'audit', 'audit']);
      expect(logged).toEqual(Array(3).fill('An analysis failed.'));
      expect((await findProject(db, whose))?.project).toMatchObject({
        status: 'draft',
        analysisError: 'The analysis of https://shop.example/ failed because of an internal error. It was not counted; please try again.',
      });
      const [job] = (await listRuns(db, { state: 'failed' })).jobs;
      expect(job).toMatchObject({ id: runId, fault: true, attempts: 3, timings: { crawl: 1_200 } });
    });

    it('ends silently when its project was deleted', async () => {
      const whose = await owner();
      const runId = await order(whose);
      logged.length = 0;
      const deleting = pipelineOf(async (stage) => {
        if (stage === 'audit') await deleteProject(db, whose);
      });
      expect(await work(parts(deleting), runId)).toBe('lost');
      expect(logged.filter((line) => line === 'An analysis failed.')).toEqual([]);
      expect(await used(whose.userId)).toBe(0);
    });

    it('stops when its job is lost to another worker, and changes nothing', async () => {
      const whose = await owner();
      const runId = await order(whose);
      const lost = new AbortController();
      const run = await startRun(db, runId);
      const losing = pipelineOf((stage) => {
        if (stage !== 'audit') return;
        lost.abort();
        return new Promise(() => {});
      });
      expect(await runAnalysis(parts(losing), run as Run, { ...job, signal: lost.signal })).toBe('lost');
      expect((await findRun(db, runId))?.status).toBe('running');
    });

    it('stops at the next progress when its project was deleted', async () => {
      const whose = await owner();
      const runId = await order(whose);
      logged.length = 0;
      const endless: Analyze = async (_request, { report, signal }) => {
        await deleteProject(db, whose);
        report(progress('on and on'));
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        throw new Error('never');
      };
      expect(await work(parts(endless), runId)).toBe('lost');
      expect(logged).toEqual([]);
    });
  });

  describe('the progress feed', () => {
    it('replays from the start or from a given event, and ends with the final event', async () => {
      const runId = await order(await owner());
      await work(parts(pipelineOf()), runId);
      expect((await collect(runId)).map((event) => event.id)).toEqual([1, 2, 3, 4, 5]);
      expect((await collect(runId, 3)).map((event) => event.id)).toEqual([4, 5]);
      expect(await collect(runId, 5)).toEqual([]);
      expect(await collect('no such run')).toEqual([]);
    });

    it('follows a run in progress, each event once', async () => {
      const runId = await order(await owner());
      const go = Promise.withResolvers<void>();
      const following = feed.subscribe(runId, 0, AbortSignal.timeout(30_000));
      const working = work(parts(pipelineOf((stage) => (stage === 'crawl' ? go.promise : undefined))), runId);
      expect((await following.next()).value).toMatchObject({ id: 1 });
      go.resolve();
      const rest: number[] = [];
      for await (const event of following) rest.push(event.id);
      expect(rest).toEqual([2, 3, 4, 5]);
      await working;
    });

    it('sees what another process stores, without a notification', async () => {
      const runId = await order(await owner());
      const elsewhere = createProgressFeed({ database, pollMs: 20 });
      const next = elsewhere.subscribe(runId, 0, AbortSignal.timeout(30_000)).next();
      await appendEvents(db, runId, [{ type: 'progress', progress: progress('from afar') }]);
      expect((await next).value).toMatchObject({ id: 1, progress: { message: 'from afar' } });
    });

    it('ends when the subscriber disconnects', async () => {
      const runId = await order(await owner());
      const leaving = new AbortController();
      const next = feed.subscribe(runId, 0, leaving.signal).next();
      leaving.abort();
      expect(await next).toEqual({ done: true, value: undefined });
    });
  });

  describe('queue and worker', () => {
    const queues: AnalysisQueue[] = [];
    const workers: Worker[] = [];
    const worker = async (analyze: Analyze) => {
      const queue = await createQueue({ database, log });
      queues.push(queue);
      const made = createWorker({ ...parts(analyze), queue, concurrency: 1 });
      workers.push(made);
      return { queue, worker: made };
    };
    const jobsOf = async (runId: string) => (await database.query('select * from jobs.job where id = $1', [runId])).rows;
    /** A worker took the job and died, long enough ago for others to notice. */
    const crash = (runId: string) =>
      database.query(
        `update jobs.job set state = 'active', retry_count = retry_count + case when started_on is null then 0 else 1 end,
          started_on = now(), heartbeat_on = now() - interval '1 minute' where id = $1`,
        [runId],
      );
    // What other tests left waiting is not for these workers.
    beforeEach(() => database.query('delete from analysis_runs'));
    afterAll(async () => {
      for (const one of workers) await one.stop();
      for (const one of queues) await one.stop();
    });

    it('does one run for two requests and three jobs, sent in the transaction of the project', async () => {
      const seen: string[] = [];
      const { queue, worker: one } = await worker(pipelineOf((stage) => seen.push(stage)));
      expect(await queue.isReady()).toBe(true);
      const whose = await owner();
      const run = await db.transaction(async (tx) => {
        const options = { schemeGiven: true, maxPages: 12, namedCompetitors: [] };
        const made = await createRun(tx, { ...whose, url: 'https://shop.example/', options });
        await queue.enqueueAnalysis(made.run, tx);
        return made.run;
      });
      await queue.enqueueAnalysis(run);
      expect(await order(whose)).toBe(run.id);
      await queue.enqueueAnalysis(run);
      expect(await jobsOf(run.id)).toHaveLength(1);
      await one.start();
      expect((await collect(run.id)).at(-1)?.type).toBe('done');
      expect(seen).toEqual([...STAGES]);
      expect(await used(whose.userId)).toBe(1);
      await one.stop();
    });

    it('leaves no job behind when the transaction is rolled back', async () => {
      const { queue } = await worker(pipelineOf());
      const run = await request(await owner());
      const attempt = db.transaction(async (tx) => {
        await queue.enqueueAnalysis(run, tx);
        throw new Error('no');
      });
      await expect(attempt).rejects.toThrow('no');
      expect(await jobsOf(run.id)).toEqual([]);
    });

    it('recovers at its start what a crashed process left: an unfinished run, and a run without a job', async () => {
      const [cutRun, lostRun] = [await request(await owner()), await request(await owner())];
      const { worker: one, queue } = await worker(pipelineOf());
      await queue.enqueueAnalysis(cutRun);
      await crash(cutRun.id);
      await startRun(db, cutRun.id);
      await saveStage(db, cutRun.id, 'crawl', { made: 'crawl' });
      await one.start();
      expect((await collect(cutRun.id)).map((event) => (event.type === 'progress' ? event.progress.message : event.type))).toEqual([
        'begin audit',
        'begin insight',
        'begin competitors',
        'done',
      ]);
      expect((await collect(lostRun.id)).at(-1)?.type).toBe('done');
      await one.stop();
    });

    it('gives up a run under which ten processes crashed', async () => {
      const whose = await owner();
      const run = await request(whose);
      const { worker: one, queue } = await worker(pipelineOf());
      await queue.enqueueAnalysis(run);
      for (let death = 1; death <= 10; death += 1) {
        await crash(run.id);
        expect(await queue.recover({ workersAreDead: true })).toBe(1);
      }
      await one.start();
      expect((await collect(run.id)).at(-1)?.type).toBe('failed');
      expect((await findLatestRun(db, whose))?.error).toContain('interrupted 10 times');
      expect((await findProject(db, whose))?.project.status).toBe('draft');
      await one.stop();
    });

    it('returns what it works on to the queue when stopped, and the next worker finishes it', async () => {
      const run = await request(await owner());
      const working = Promise.withResolvers<void>();
      const first = await worker(
        pipelineOf((stage) => {
          if (stage !== 'audit') return;
          working.resolve();
          return new Promise(() => {});
        }),
      );
      await first.queue.enqueueAnalysis(run);
      await first.worker.start();
      await working.promise;
      await first.worker.stop();
      expect(await findRun(db, run.id)).toMatchObject({ status: 'queued', attempts: 0 });
      expect(await jobsOf(run.id)).toMatchObject([{ state: 'retry', retry_limit: 10 }]);
      await first.queue.stop();
      expect(await first.queue.isReady()).toBe(false);
      const seen: string[] = [];
      const second = await worker(pipelineOf((stage) => seen.push(stage)));
      await second.worker.start();
      expect((await collect(run.id)).at(-1)?.type).toBe('done');
      expect(seen).toEqual(['audit', 'insight', 'competitors']);
      await second.worker.stop();
    });
  });
});
