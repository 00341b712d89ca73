import { randomUUID } from 'node:crypto';
import { pruneSessions } from '#database/accounts/sessions.ts';
import { recoverStuckProjects } from '#database/projects/recover-stuck-projects.ts';
import { claimableRuns, claimNextRun } from '#database/runs/claim-next-run.ts';
import { requeueExpiredRuns } from '#database/runs/runs.ts';
import { pruneThrottles } from '#database/throttles.ts';
import type { AnalysisQueue } from './queue.ts';
import { type RunParts, runAnalysis } from './run-analysis.ts';

export type WorkerParts = Omit<RunParts, 'signal'> & {
  queue: AnalysisQueue;
  /** Analyses at once; two fill two cores. */
  concurrency?: number;
};

export type Worker = {
  /** Takes over what a dead process left, then works. */
  start(): Promise<void>;
  /** Returns unfinished runs to the queue; within a few seconds. */
  stop(): Promise<void>;
};

const CONCURRENCY = 2;
const LOOK_AFTER_MS = 5_000;
/** Four missed heartbeats; with `LOOK_AFTER_MS` an interrupted run is taken over within 30 s. */
const SILENT_SECONDS = 20;
/** No request that generates a text takes so long; with `LOOK_AFTER_MS` nothing stays in a running status for 60 s. */
const ABANDONED_SECONDS = 45;
/** On PostgreSQL: more than one worker has hands for; the others look too. */
const WOKEN_AT_ONCE = 10;
const PRUNE_EVERY_MS = 60 * 60_000;

/** The worker: does the analyses of the queue and looks after those whose process died. */
export function createWorker(parts: WorkerParts): Worker {
  const { database, queue, log } = parts;
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let looking = Promise.resolve();
  const handle = async () => {
    // Without room no stage could be stored: the run waits where it is.
    if (stopping.signal.aborted || !database.hasDiskSpace()) return;
    const claim = randomUUID();
    const run = await claimNextRun(database.db, claim);
    if (!run) return;
    const outcome = await runAnalysis({ ...parts, signal: stopping.signal }, run, claim);
    if (outcome.how === 'released') await queue.enqueueAnalysis(run.id);
    if (outcome.how === 'postponed') await queue.enqueueAnalysis(run.id, undefined, outcome.afterSeconds);
    // Its end may be what others waited for: their site or their owner's turn is free now.
    await wakeWaiting(parts);
  };
  const every = (ms: number, task: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      looking = looking.then(task).then(
        () => {},
        (error: unknown) => log.error({ err: error }, 'Looking after interrupted work failed.'),
      );
    }, ms);
    timer.unref();
    timers.push(timer);
  };
  return {
    async start() {
      // The embedded database belongs to this process alone: whatever runs was left by a dead one.
      const alone = database.kind === 'embedded';
      await takeOver(parts, alone ? ALL : SILENT);
      await queue.work(handle, parts.concurrency ?? CONCURRENCY);
      every(LOOK_AFTER_MS, () => takeOver(parts, SILENT));
      every(PRUNE_EVERY_MS, () => pruneSessions(database.db, parts.now()));
      every(PRUNE_EVERY_MS, () => pruneThrottles(database.db));
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await looking;
      await queue.stopWorking();
    },
  };
}

const ALL = { silentSeconds: null, abandonedSeconds: null };
const SILENT = { silentSeconds: SILENT_SECONDS, abandonedSeconds: ABANDONED_SECONDS };

async function takeOver(parts: WorkerParts, after: typeof ALL | typeof SILENT): Promise<void> {
  const { db } = parts.database;
  const taken = await requeueExpiredRuns(db, { staleSeconds: after.silentSeconds });
  if (taken > 0) parts.log.warn({ runs: taken }, 'Analyses of a process that died are taken over.');
  await recoverStuckProjects(db, { staleSeconds: after.abandonedSeconds });
  await wakeWaiting(parts);
}

/** A job may have been lost with its process, or found nothing to do; the queue keeps one per run, so waking twice does no harm. */
async function wakeWaiting({ database, queue, concurrency = CONCURRENCY }: WorkerParts): Promise<void> {
  const hands = database.kind === 'embedded' ? concurrency : WOKEN_AT_ONCE;
  for (const runId of await claimableRuns(database.db, hands)) await queue.enqueueAnalysis(runId);
}
