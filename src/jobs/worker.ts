import { setTimeout as delay } from 'node:timers/promises';
import { findAccountState } from '#database/accounts/account-state.ts';
import { pruneInvitations } from '#database/accounts/invitations.ts';
import { pruneSecurityEvents } from '#database/accounts/security-events.ts';
import { pruneSessions } from '#database/accounts/sessions.ts';
import { pruneTokens } from '#database/accounts/tokens.ts';
import { lockUntilCommit, START_LOCK } from '#database/advisory-locks.ts';
import { purgeDeletedProjects } from '#database/projects/organize.ts';
import { recoverStuckProjects } from '#database/projects/recover-stuck-projects.ts';
import { failRun } from '#database/runs/finish-run.ts';
import { countRunning, findRun, type Run, startRun } from '#database/runs/runs.ts';
import { pruneThrottles } from '#database/throttles.ts';
import { type AnalysisJob, type AnalysisQueue, type JobHandlers, MAX_CRASHES, RUNS_PER_USER } from './queue.ts';
import { type RunParts, runAnalysis } from './run-analysis.ts';
import { createWorkSlots, type WorkSlot } from './work-slots.ts';

export type WorkerParts = Omit<RunParts, 'signal' | 'slot'> & {
  queue: AnalysisQueue;
  /** Analyses that compute at once; two fill two cores. Others wait for sites meanwhile (work-slots.ts). */
  concurrency?: number;
  /** Looks after the schedules of projects. */
  runSchedules?: () => Promise<unknown>;
  /** Sends the mails of the queue; null without a mail server. */
  deliverMail?: JobHandlers['deliverMail'];
};

export type Worker = ReturnType<typeof createWorker>;

const CONCURRENCY = 2;
const RECOVER_EVERY_MS = 5_000;
/** No request that generates a text takes so long; with `RECOVER_EVERY_MS` no project stays in a running status for 60 s. */
const STUCK_AFTER_SECONDS = 45;
const PRUNE_EVERY_MS = 60 * 60_000;
/** A look is one query while nothing is due. */
const SCHEDULES_EVERY_MS = 60_000;
const DISK_CHECK_MS = 1_000;
/** A mail that is being sent at shutdown may end within this time; then it is sent again later. */
const FINISH_MAIL_WITHIN_MS = 1_000;

/** The worker: does the analyses of the queue and cleans up after crashed processes. */
export function createWorker(parts: WorkerParts) {
  const { database, queue, log } = parts;
  const { db } = database;
  const stopping = new AbortController();
  const stopMails = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let maintenance = Promise.resolve();

  const concurrency = parts.concurrency ?? CONCURRENCY;
  const slots = createWorkSlots({ slots: concurrency, onWaiting: (waiting) => queue.resize(concurrency + waiting) });

  const analyze = async (job: AnalysisJob) => {
    const slot = await slots.enter();
    await analyzeIn(slot, job).finally(slot.leave);
  };
  const analyzeIn = async (slot: WorkSlot, job: AnalysisJob) => {
    // Without disk space no stage could be stored: the run waits.
    while (!database.hasDiskSpace() && !stopping.signal.aborted) await delay(DISK_CHECK_MS);
    if (stopping.signal.aborted) return job.putBack(db, 0);
    const run = await start(parts, job);
    if (!run) return;
    const outcome = await runAnalysis({ ...parts, signal: stopping.signal, slot }, run, job);
    // A scheduled one is only told of when something changed.
    const isAsked = run.kind === 'analysis' && run.options.scheduled !== true;
    if (outcome === 'done' && isAsked && parts.deliverMail) await mailWhenDone(parts, run);
  };
  const giveUp = async (runId: string) => {
    const run = await findRun(db, runId);
    if (!run) return;
    const what = run.kind === 'verification' ? 'check' : 'analysis';
    const message = `The ${what} of ${run.url} was interrupted ${MAX_CRASHES} times and was given up. It was not counted; please try again later.`;
    await failRun(db, { runId, attempt: 'any', message, fault: true });
    parts.feed.notify(runId);
  };
  const recover = async (isStart: boolean) => {
    // The embedded database belongs to this process alone: at its start, whatever runs was left by a crashed one.
    const workersAreDead = isStart && database.kind === 'embedded';
    const recovered = await queue.recover({ workersAreDead });
    if (recovered > 0) log.warn({ runs: recovered }, 'Analyses of a crashed process are resumed');
    await recoverStuckProjects(db, { staleSeconds: workersAreDead ? null : STUCK_AFTER_SECONDS });
  };
  const { deliverMail = null } = parts;
  const sendMail: JobHandlers['deliverMail'] =
    deliverMail && ((job, signal) => deliverMail(job, AbortSignal.any([signal, stopMails.signal])));
  const schedule = (ms: number, task: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      maintenance = maintenance.then(task).then(
        () => {},
        (error: unknown) => log.error({ err: error }, 'Maintenance failed'),
      );
    }, ms);
    timer.unref();
    timers.push(timer);
  };
  return {
    /** Recovers what a crashed process left, then works. */
    async start(): Promise<void> {
      await recover(true);
      await purgeDeletedProjects(db, parts.now());
      await queue.work({ analyze, giveUp, deliverMail: sendMail }, concurrency);
      schedule(RECOVER_EVERY_MS, () => recover(false));
      const { runSchedules } = parts;
      if (runSchedules) schedule(SCHEDULES_EVERY_MS, runSchedules);
      schedule(PRUNE_EVERY_MS, () => pruneThrottles(db));
      for (const prune of [pruneSessions, purgeDeletedProjects, pruneTokens, pruneInvitations, pruneSecurityEvents])
        schedule(PRUNE_EVERY_MS, () => prune(db, parts.now()));
    },
    /** Returns unfinished runs to the queue; within a few seconds. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      slots.close();
      setTimeout(() => stopMails.abort(new Error('The process is shutting down.')), FINISH_MAIL_WITHIN_MS).unref();
      await maintenance;
      await queue.stopWorking();
    },
  };
}

/** A mail to the owner of a finished analysis, if they want one. The analysis is done either way. */
async function mailWhenDone({ database, queue, log }: WorkerParts, { userId, projectId }: Run): Promise<void> {
  try {
    if ((await findAccountState(database.db, userId))?.mailWhenDone) await queue.enqueueMail({ kind: 'analysis-done', userId, projectId });
  } catch (error) {
    log.warn({ err: error }, 'The mail about a finished analysis could not be queued.');
  }
}

/**
 * Starts the run of a job. Null when it has ended or is gone, and when its user has too many: pg-boss counts a group before it
 * hands out a job, so workers that fetch in the same instant can exceed the limit. Here they take turns.
 */
function start({ database }: WorkerParts, job: AnalysisJob): Promise<Run | null> {
  return database.db.transaction(async (tx) => {
    await lockUntilCommit(tx, START_LOCK);
    const run = await findRun(tx, job.runId);
    if (!run) return null;
    const among = (await job.listBusy(tx)).filter((id) => id !== run.id);
    if ((await countRunning(tx, { userId: run.userId, among })) < RUNS_PER_USER) return startRun(tx, run.id);
    await job.putBack(tx, 1);
    return null;
  });
}
