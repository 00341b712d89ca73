import { setTimeout as delay } from 'node:timers/promises';
import type { StageOutputs } from '#contracts/analysis.ts';
import { AppError, isAppError } from '#contracts/errors.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Database } from '#database/database.ts';
import { failRun, finishRun } from '#database/runs/finish-run.ts';
import { type Lease, type Run, releaseRun, renewLease, retryLater } from '#database/runs/runs.ts';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import { loadStages, saveStageText } from '#database/runs/stage-outputs.ts';
import { createEventWriter } from './event-writer.ts';
import type { Log } from './log.ts';
import type { ProgressFeed } from './progress-feed.ts';
import type { Analyze, AnalyzedSite, RunServices } from './run-pipeline.ts';

export type RunParts = {
  database: Database;
  analyze: Analyze;
  feed: ProgressFeed;
  log: Log;
  now: () => Date;
  /** Aborted when the process is to end: the run goes back into the queue. */
  signal: AbortSignal;
};

/** How an attempt ended. */
export type RunOutcome =
  | { how: 'done' | 'failed' }
  /** Back in the queue, for another worker. */
  | { how: 'released' }
  /** Back in the queue for a later attempt, after a fault. */
  | { how: 'postponed'; afterSeconds: number }
  /** Deleted, or taken over by another worker. */
  | { how: 'lost' };

const HEARTBEAT_MS = 5_000;
/** 100 pages with the longest crawl delay that is obeyed (5 s) take 8 minutes. */
const RUN_WITHIN_MS = 15 * 60_000;
/** A run that met as many faults is not begun again: the site may be what causes them. */
const MAX_ATTEMPTS = 3;
/** A run under which so many processes died is given up. What a site can do ends its thread, not the process, so these are patient. */
const MAX_INTERRUPTIONS = 10;
/** Wait after the first fault; after the second twice as long. */
const RETRY_AFTER_SECONDS = 5;

/** Reasons for which a run is ended from outside. */
class RunStopped extends Error {
  readonly why: 'stopping' | 'lost' | 'too-long';
  constructor(why: RunStopped['why']) {
    super(`The run was ended: ${why}.`);
    this.name = 'RunStopped';
    this.why = why;
  }
}

/**
 * Does a run that was just claimed: goes on behind the last stored stage, stores each stage and the progress, and ends the
 * run well or badly, or puts it back for a later attempt. Throws only when the database fails; the run is then taken over
 * later.
 */
export async function runAnalysis(parts: RunParts, run: Run, claim: string): Promise<RunOutcome> {
  const { log } = parts;
  const lease: Lease = { runId: run.id, claim };
  const stop = new AbortController();
  const stopFor = (why: RunStopped['why']) => stop.abort(new RunStopped(why));
  const onSignal = () => stopFor('stopping');
  parts.signal.addEventListener('abort', onSignal);
  const deadline = setTimeout(() => stopFor('too-long'), RUN_WITHIN_MS);
  const heart = beat(parts, lease, stop.signal, () => stopFor('lost'));
  try {
    if (parts.signal.aborted) onSignal();
    stop.signal.throwIfAborted();
    if (run.attempts > MAX_INTERRUPTIONS) throw interruptedTooOften(run);
    return await finish(parts, lease, await readSite(parts, run, stop.signal));
  } catch (error) {
    return await endBadly({ parts, run, lease }, stop.signal.aborted ? stop.signal.reason : error);
  } finally {
    clearTimeout(deadline);
    parts.signal.removeEventListener('abort', onSignal);
    stopFor('lost');
    await heart;
    parts.feed.notify(run.id);
    log.info({ runId: run.id }, 'An analysis was worked on.');
  }
}

/** Runs the line on what is stored so far; ends at once when the signal aborts, whatever the line still does. */
async function readSite(parts: RunParts, run: Run, signal: AbortSignal): Promise<AnalyzedSite> {
  const { db } = parts.database;
  const writer = createEventWriter({ db, feed: parts.feed, log: parts.log }, run.id);
  const saved = (await loadStages(db, run.id)) as Partial<StageOutputs>;
  const save: RunServices['save'] = async ({ stage, json, tookMs }) => {
    signal.throwIfAborted();
    await saveStageText(db, { runId: run.id, stage, json }, tookMs);
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
  const report: ReportProgress = (progress) => {
    if (!signal.aborted) writer.report(progress);
  };
  const keep: RunServices['saveScreenshots'] = async (pictures) => {
    if (!signal.aborted) await saveScreenshots(db, run.id, pictures);
  };
  const line = parts.analyze({ url: run.url, ...run.options }, { report, signal, saved, save, saveScreenshots: keep });
  try {
    return await Promise.race([line, aborted]);
  } finally {
    // Whichever comes second has no one to hear it.
    line.catch(() => {});
    aborted.catch(() => {});
    await writer.flush();
  }
}

async function finish(parts: RunParts, lease: Lease, site: AnalyzedSite): Promise<RunOutcome> {
  return (await finishRun(parts.database.db, { ...lease, ...site, at: parts.now() })) ? { how: 'done' } : LOST;
}

const LOST: RunOutcome = { how: 'lost' };

async function endBadly({ parts, run, lease }: { parts: RunParts; run: Run; lease: Lease }, error: unknown): Promise<RunOutcome> {
  const { db } = parts.database;
  const why = error instanceof RunStopped ? error.why : null;
  if (why === 'lost') return LOST;
  if (why === 'stopping') return (await releaseRun(db, lease)) ? { how: 'released' } : LOST;
  // A deleted project took its run along: what failed was the writing, and nobody waits for a reason.
  if (!(await renewLease(db, lease))) return LOST;
  const isOurs = !isAppError(error) || error.code === 'internal';
  if (!isAppError(error) && why === null) {
    parts.log.error({ err: error, runId: run.id, attempt: run.attempts }, 'An analysis failed.');
    if (run.attempts < MAX_ATTEMPTS) {
      const afterSeconds = RETRY_AFTER_SECONDS * 2 ** (run.attempts - 1);
      return (await retryLater(db, lease, { afterSeconds })) ? { how: 'postponed', afterSeconds } : LOST;
    }
  }
  return (await failRun(db, { ...lease, message: sentenceFor(error, run), fault: isOurs })) ? { how: 'failed' } : LOST;
}

function sentenceFor(error: unknown, run: Run): string {
  if (isAppError(error)) return error.message;
  if (error instanceof RunStopped)
    return `Reading ${run.url} took longer than ${RUN_WITHIN_MS / 60_000} minutes and was ended. Please try again later.`;
  return `The analysis of ${run.url} stopped because of a fault on our side. It was not counted; please try again.`;
}

const interruptedTooOften = (run: Run) =>
  new AppError(
    'internal',
    `The analysis of ${run.url} was interrupted ${MAX_INTERRUPTIONS} times and was given up. It was not counted; please try again later.`,
  );

/** Shows that the run is worked on, until the signal aborts. */
async function beat(parts: RunParts, lease: Lease, signal: AbortSignal, onLost: () => void): Promise<void> {
  while (!signal.aborted) {
    await delay(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      if (!(await renewLease(parts.database.db, lease))) onLost();
    } catch (error) {
      // The database may be back at the next beat; if not, another worker takes over.
      parts.log.warn({ err: error, runId: lease.runId }, 'A sign of life could not be stored.');
    }
  }
}
