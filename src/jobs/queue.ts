import { sql } from 'drizzle-orm';
import { type ConnectionOptions, type DrizzleTransactionLike, fromDrizzle, fromPglite, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { MailJob } from '#contracts/mail-job.ts';
import type { Database } from '#database/database.ts';
import { respondsInTime } from '#database/ping.ts';
import { databaseTime } from '#database/rows-of.ts';
import { listActiveRuns, type Run } from '#database/runs/runs.ts';
import type { Db } from '#database/schema.ts';
import type { Log } from './log.ts';
import { MAILS, prepareMailQueue, sendMailJob, workOnMails } from './mail-queue.ts';
import { type Pollers, startPollers } from './pollers.ts';

/** An analysis that this worker was given. */
export type AnalysisJob = {
  runId: string;
  /** Aborted when the job is no longer this worker's: its heartbeats did not arrive, and another worker may have it. */
  signal: AbortSignal;
  /** Runs that any worker has a job for right now. */
  listBusy(tx: Db): Promise<string[]>;
  /** Returns the job to the queue, to be worked on again `afterSeconds` from now. */
  putBack(tx: Db, afterSeconds: number): Promise<void>;
};

export type JobHandlers = {
  analyze(job: AnalysisJob): Promise<void>;
  /** Called for a run whose worker crashed `MAX_CRASHES` times. */
  giveUp(runId: string): Promise<void>;
  /** Sends a mail; what it throws is tried again later. Null without a mail server: mails then wait for a worker that has one. */
  deliverMail: ((job: MailJob, signal: AbortSignal) => Promise<void>) | null;
};

/** The queue of analyses: a pg-boss job per run, in the database of the runs. See docs/decisions/0008-one-queue.md. */
export type AnalysisQueue = Awaited<ReturnType<typeof createQueue>>;

type JobData = { runId: string };
type Job = JobWithMetadata<JobData>;

const QUEUE = 'analyses';
const GIVEN_UP = 'analyses-given-up';
/** Queues of version 0.1, whose jobs only woke workers. */
const FORMER_QUEUES = ['analyse', 'dead']; // words: allow
/** Analyses of one user at once, on all workers together. */
export const RUNS_PER_USER = 4;
/** A run under which so many processes died is given up. What a site can do ends its thread, not the process, so these are patient. */
export const MAX_CRASHES = 10;
/** Longer than an analysis may take (`RUN_WITHIN_MS`), so that a job never expires under its worker. */
const EXPIRE_SECONDS = 20 * 60;
/** Three missed heartbeats; with supervision every 5 s, another worker has the job of a dead one within 25 s. */
const HEARTBEAT_SECONDS = 15;
const HEARTBEAT_EVERY_SECONDS = 5;
const SUPERVISE_SECONDS = { postgres: 5, embedded: 60 };
/** Heartbeats further from now, in either direction, show that the clock was changed: pg-boss's own timers wait for it then. */
const CLOCK_CHANGED_MS = 40_000;
/** No job waits longer for its next attempt, unless the clock was set back. */
const LONGEST_WAIT_MS = 60_000;
const POLL_SECONDS = 1;
const POLL_GIVEN_UP_SECONDS = 5;
/** Connections in addition to the pool of the database module. */
const CONNECTIONS = 4;
const STOP_WITHIN_MS = 5_000;

/** Opens the queue in the given database; its tables are created when new. */
export async function createQueue({ database, log }: { database: Database; log: Log }) {
  const boss = createBoss(database);
  boss.on('error', (error) => log.error({ err: error }, 'Queue error'));
  await boss.start();
  await prepareQueues(boss);
  await prepareMailQueue(boss);

  const enqueueAnalysis = async ({ id, userId, url, turn }: Run, tx?: Db) => {
    const keys = { id, singletonKey: hostOf(url) || id, group: { id: userId }, priority: -turn };
    await boss.send(QUEUE, { runId: id }, { ...keys, ...within(tx) });
  };
  const toAnalysisJob = (job: Job): AnalysisJob => ({
    runId: job.data.runId,
    signal: job.signal,
    listBusy: async (tx) => (await boss.findJobs<JobData>(QUEUE, within(tx))).filter(isBusy).map(({ data }) => data.runId),
    putBack: (tx, afterSeconds) => putBack(boss, job, { afterSeconds, isCrash: false, ...within(tx) }),
  });
  let stopping: Promise<void> | undefined;
  let pollers: Pollers | undefined;
  return {
    /** Adds the job of a run, in the transaction that made the run. A run that has one gets no second. */
    enqueueAnalysis,
    /** Adds a mail to be sent soon; in the transaction that gives the reason for it, if there is one. */
    enqueueMail: (job: MailJob, tx?: Db): Promise<void> => sendMailJob(boss, job, within(tx)),
    /** Calls the handlers for each job, `analyze` at most `atOnce` times at once, which `resize` changes. */
    async work({ analyze, giveUp, deliverMail }: JobHandlers, atOnce: number): Promise<void> {
      const polling = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
      const options = { ...polling, groupConcurrency: RUNS_PER_USER, heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS };
      pollers = startPollers<JobData>(boss, { name: QUEUE, count: atOnce, options }, (job) => analyze(toAnalysisJob(job)));
      await boss.work<JobData, void>(GIVEN_UP, { pollingIntervalSeconds: POLL_GIVEN_UP_SECONDS }, async ([job]) => {
        if (job) await giveUp(job.data.runId);
      });
      if (deliverMail) await workOnMails(boss, deliverMail);
    },
    /** From now on at most so many analyses at once; those above it end first. */
    resize: (atOnce: number): void => pollers?.resize(atOnce),
    /** Takes no further jobs and waits for those in progress. */
    async stopWorking(): Promise<void> {
      await Promise.all([pollers?.stop(), ...[GIVEN_UP, MAILS].map((name) => boss.offWork(name, { wait: true }))]);
    },
    /**
     * Makes jobs and runs agree where pg-boss can't know: after a restored backup, and after the clock was changed. With
     * `workersAreDead` every job that is worked on is up for work again. Returns how many were.
     */
    async recover({ workersAreDead }: { workersAreDead: boolean }): Promise<number> {
      const now = await databaseTime(database.db);
      const jobs = await boss.findJobs<JobData>(QUEUE);
      const dead = jobs.filter((job) => isBusy(job) && (workersAreDead || isClockChanged(job, now)));
      for (const job of dead) await putBack(boss, job, { afterSeconds: 0, isCrash: true });
      for (const job of jobs)
        if (isWaiting(job) && job.startAfter.getTime() - now > LONGEST_WAIT_MS)
          await boss.update({ name: QUEUE, options: { id: job.id, startAfter: 0 } });
      // Given up but not yet failed: their runs must not get a new job.
      const givenUp = (await boss.findJobs<JobData>(GIVEN_UP)).filter((job) => isWaiting(job) || isBusy(job));
      const known = new Set([...jobs, ...givenUp].map(({ data }) => data.runId));
      for (const run of await listActiveRuns(database.db)) if (!known.has(run.id)) await enqueueAnalysis(run);
      // A failed job would hold back all later ones of its host.
      await boss.deleteStoredJobs(QUEUE);
      return dead.length;
    },
    /** Whether the queue responds within two seconds. */
    isReady: async () => stopping === undefined && respondsInTime(() => boss.getQueue(QUEUE)),
    stop: () => {
      stopping ??= boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
      return stopping;
    },
  };
}

function createBoss(database: Database): PgBoss {
  const seconds = SUPERVISE_SECONDS[database.kind];
  const options = {
    schema: 'jobs',
    useListenNotify: true,
    // Nothing runs by the calendar: looking at it would cost the embedded database a write every 30 s.
    schedule: false,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
  };
  if (database.kind === 'embedded') return new PgBoss({ db: fromPglite(database.lite), backend: 'pglite', ...options });
  return new PgBoss({ connectionString: database.url, max: CONNECTIONS, application_name: 'sitebrief queue', ...options });
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  const existing = (await boss.getQueues()).map(({ name }) => name);
  if (!existing.includes(GIVEN_UP)) await boss.createQueue(GIVEN_UP);
  if (!existing.includes(QUEUE))
    await boss.createQueue(QUEUE, {
      // One job per host (`singletonKey`) at a time, in the order they came: a unique index of pg-boss guarantees it.
      policy: 'key_strict_fifo',
      retryLimit: MAX_CRASHES - 1,
      retryDelay: 1,
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deadLetter: GIVEN_UP,
      notify: true,
    });
  for (const name of FORMER_QUEUES) if (existing.includes(name)) await boss.deleteQueue(name);
  // Fills pg-boss's cache of queues: without it, a first `send` inside a transaction on the one connection of the
  // embedded database waits forever for the query behind that transaction.
  await boss.findJobs(QUEUE);
}

/** Makes a job fail and wait for its next attempt. Does nothing to one that is no longer this worker's. */
async function putBack(
  boss: PgBoss,
  job: Job,
  { afterSeconds, isCrash, ...within }: { afterSeconds: number; isCrash: boolean } & ConnectionOptions,
): Promise<void> {
  await boss.fail(QUEUE, job, null, within);
  // Only crashes use up the job's retries.
  const retryLimit = job.retryLimit + (isCrash ? 0 : 1);
  await boss.update({ name: QUEUE, options: { id: job.id, startAfter: afterSeconds, retryLimit, ...within } });
}

const within = (tx: Db | undefined): ConnectionOptions => (tx ? { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) } : {});
const isBusy = (job: Job) => job.state === 'active';
const isWaiting = (job: Job) => job.state === 'created' || job.state === 'retry';
const isClockChanged = ({ heartbeatOn }: Job, now: number) =>
  heartbeatOn !== null && Math.abs(heartbeatOn.getTime() - now) > CLOCK_CHANGED_MS;

/** What counts as one site: the host without `www.`; '' for what is no URL. */
function hostOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? '';
  return host.startsWith('www.') ? host.slice('www.'.length) : host;
}
