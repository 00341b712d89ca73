import { restoreAbandonedProjects } from '#database/abandoned-projects.ts';
import { queuedRuns, requeueSilentRuns } from '#database/runs.ts';
import { pruneSessions } from '#database/sessions.ts';
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
const LOOK_AFTER_MS = 10_000;
/** Six missed heartbeats; with `LOOK_AFTER_MS` an interrupted run is taken over within 40 s. */
const SILENT_SECONDS = 30;
/** No request that generates a text takes so long; with `LOOK_AFTER_MS` nothing stays in a running status for 60 s. */
const ABANDONED_SECONDS = 45;
const WAITING_AT_MOST = 100;
const PRUNE_EVERY_MS = 60 * 60_000;

/** The worker: does the analyses of the queue and looks after those whose process died. */
export function createWorker(parts: WorkerParts): Worker {
  const { database, queue, log } = parts;
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let looking = Promise.resolve();
  const handle = async (runId: string) => {
    const outcome = await runAnalysis({ ...parts, signal: stopping.signal }, runId);
    if (outcome === 'released') await queue.enqueueAnalysis(runId);
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
  const taken = await requeueSilentRuns(db, { staleSeconds: after.silentSeconds });
  if (taken > 0) parts.log.warn({ runs: taken }, 'Analyses of a process that died are taken over.');
  await restoreAbandonedProjects(db, { staleSeconds: after.abandonedSeconds });
  await wakeQueued(parts);
}

/** A job may have been lost with its process; the queue keeps one per run, so waking twice does no harm. */
async function wakeQueued({ database, queue }: WorkerParts): Promise<void> {
  for (const runId of await queuedRuns(database.db, WAITING_AT_MOST)) await queue.enqueueAnalysis(runId);
}
