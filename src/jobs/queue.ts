import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '#database/database.ts';
import { respondsInTime } from '#database/ping.ts';
import type { Db } from '#database/schema.ts';
import type { Log } from './log.ts';

/** The waiting line of analyses. The runs table is the truth; a job only wakes a worker for a run. */
export type AnalysisQueue = {
  /**
   * Adds a job for a run, in the transaction that made the run or `afterSeconds` from now; a run that waits already gets no
   * second one.
   */
  enqueueAnalysis(runId: string, tx?: Db, afterSeconds?: number): Promise<void>;
  /** Calls `handler` for each job, at most `concurrency` at once: there is a run to look for, not always that of the job. */
  work(handler: () => Promise<void>, concurrency: number): Promise<void>;
  /** Takes no further jobs and waits for those at work. */
  stopWorking(): Promise<void>;
  /** Whether the queue answers within two seconds. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
};

const QUEUE = 'analyse';
const DEAD = 'dead';
/** Longer than an analysis may take (`RUN_WITHIN_MS`), so that a job never expires under its worker. */
const EXPIRE_SECONDS = 20 * 60;
/** pg-boss looks after expired jobs this often; its defaults are minutes. */
const SUPERVISE_SECONDS = 10;
const POLL_SECONDS = 1;
/** Connections beside the pool of the database room. */
const CONNECTIONS = 4;
const STOP_WITHIN_MS = 5_000;

const timing = {
  schema: 'jobs',
  useListenNotify: true,
  // Nothing is done by the calendar: looking at it would cost a start and a question every few seconds.
  schedule: false,
  superviseIntervalSeconds: SUPERVISE_SECONDS,
  monitorIntervalSeconds: SUPERVISE_SECONDS,
};

/** Opens the queue in the given database; tables of its own are made when new. */
export async function createQueue({ database, log }: { database: Database; log: Log }): Promise<AnalysisQueue> {
  const boss =
    database.kind === 'embedded'
      ? new PgBoss({ db: fromPglite(database.lite), backend: 'pglite', ...timing })
      : new PgBoss({ connectionString: database.url, max: CONNECTIONS, application_name: 'sitebrief queue', ...timing });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error.'));
  await boss.start();
  await prepareQueues(boss);
  let stopping: Promise<void> | undefined;
  return {
    async enqueueAnalysis(runId, tx, afterSeconds = 0) {
      // Our handle leaves the driver's result open; both drivers answer with `rows`.
      const where = tx ? { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) } : {};
      await boss.send(QUEUE, { runId }, { singletonKey: runId, startAfter: afterSeconds, ...where });
    },
    async work(handler, concurrency) {
      const options = { localConcurrency: concurrency, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
      await boss.work(QUEUE, options, handler);
    },
    stopWorking: () => boss.offWork(QUEUE, { wait: true }),
    isReady: async () => stopping === undefined && respondsInTime(() => boss.getQueue(QUEUE)),
    stop: () => {
      stopping ??= boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
      return stopping;
    },
  };
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  const there = (await boss.getQueues([DEAD, QUEUE])).map(({ name }) => name);
  if (!there.includes(DEAD)) await boss.createQueue(DEAD);
  // `short`: one waiting job for each run, however often it is enqueued.
  const retry = { retryLimit: 2, retryDelay: 5, retryBackoff: true, deadLetter: DEAD };
  if (!there.includes(QUEUE)) await boss.createQueue(QUEUE, { policy: 'short', expireInSeconds: EXPIRE_SECONDS, notify: true, ...retry });
  // Fills pg-boss's cache of queues: without it, a first `send` inside a transaction on the one connection of the
  // embedded database waits for ever for the query behind that transaction.
  await boss.findJobs(QUEUE);
}
