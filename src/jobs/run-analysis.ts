import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Analysis, modelCallsOf, type StageOutputs } from '#contracts/analysis.ts';
import { AppError, isAppError } from '#contracts/errors.ts';
import { costOfCalls } from '#contracts/model-call.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Database } from '#database/database.ts';
import { failRun, finishRun } from '#database/end-run.ts';
import { claimRun, type Hold, type Run, releaseRun, touchRun } from '#database/runs.ts';
import { saveScreenshots } from '#database/screenshots.ts';
import { loadStages, saveStage } from '#database/stage-outputs.ts';
import type { AnalyzeDoors, AnalyzeRequest } from '#pipeline/analyze-site.ts';
import { toAnalysisSummary } from '#pipeline/insight/analysis-summary.ts';
import { createEventWriter } from './event-writer.ts';
import type { Log } from './log.ts';
import type { ProgressFeed } from './progress-feed.ts';

/** The line, its way to other people's sites already bound. */
export type Analyze = (request: AnalyzeRequest, doors: Omit<AnalyzeDoors, 'egress'>) => Promise<StageOutputs>;

export type RunParts = {
  database: Database;
  analyze: Analyze;
  /** What the stages found, as one document; its business analysis is stored with the project. */
  assemble: (outputs: StageOutputs) => Pick<Analysis, 'businessAnalysis'>;
  feed: ProgressFeed;
  log: Log;
  now: () => Date;
  /** Aborted when the process is to end: the run goes back into the queue. */
  signal: AbortSignal;
};

/** `released`: back in the queue. `skipped`: nothing to do. `lost`: deleted, or taken over by another worker. */
export type RunOutcome = 'done' | 'failed' | 'released' | 'skipped' | 'lost';

const HEARTBEAT_MS = 5_000;
/** 100 pages with the longest crawl delay that is obeyed (5 s) take 8 minutes. */
const RUN_WITHIN_MS = 15 * 60_000;
/** A run that ended this many processes is not begun again: the site may be what ends them. */
const MAX_ATTEMPTS = 3;

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
 * Does a queued run: goes on behind the last stored stage, stores each stage and the progress, and ends the run well or
 * badly. Throws only when the database fails; the run is then taken over later.
 */
export async function runAnalysis(parts: RunParts, runId: string): Promise<RunOutcome> {
  const { database, log } = parts;
  const hold: Hold = { runId, claim: randomUUID() };
  if (parts.signal.aborted) return 'released';
  const run = await claimRun(database.db, hold);
  if (!run) return 'skipped';
  const stop = new AbortController();
  const stopFor = (why: RunStopped['why']) => stop.abort(new RunStopped(why));
  const onSignal = () => stopFor('stopping');
  parts.signal.addEventListener('abort', onSignal);
  const deadline = setTimeout(() => stopFor('too-long'), RUN_WITHIN_MS);
  const heart = beat(parts, hold, stop.signal, () => stopFor('lost'));
  try {
    if (parts.signal.aborted) onSignal();
    if (run.attempts > MAX_ATTEMPTS) throw interruptedTooOften(run);
    return await finish(parts, hold, await readSite(parts, run, stop.signal));
  } catch (error) {
    return await endBadly({ parts, run, hold }, stop.signal.aborted ? stop.signal.reason : error);
  } finally {
    clearTimeout(deadline);
    parts.signal.removeEventListener('abort', onSignal);
    stopFor('lost');
    await heart;
    parts.feed.notify(runId);
    log.info({ runId }, 'An analysis was worked on.');
  }
}

/** Runs the line on what is stored so far; ends at once when the signal aborts, whatever the line still does. */
async function readSite(parts: RunParts, run: Run, signal: AbortSignal): Promise<StageOutputs> {
  const { db } = parts.database;
  const writer = createEventWriter({ db, feed: parts.feed, log: parts.log }, run.id);
  const saved = (await loadStages(db, run.id)) as Partial<StageOutputs>;
  const save: AnalyzeDoors['save'] = async (stage, output) => {
    signal.throwIfAborted();
    await saveStage(db, run.id, stage, output);
  };
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
  const report: ReportProgress = (progress) => {
    if (!signal.aborted) writer.report(progress);
  };
  const keep: AnalyzeDoors['saveScreenshots'] = async (pictures) => {
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

async function finish(parts: RunParts, hold: Hold, outputs: StageOutputs): Promise<RunOutcome> {
  const { businessAnalysis } = parts.assemble(outputs);
  const aiCostUsd = costOfCalls(modelCallsOf(outputs));
  const end = { ...hold, businessAnalysis, analysisSummary: toAnalysisSummary(businessAnalysis), at: parts.now(), aiCostUsd };
  return (await finishRun(parts.database.db, end)) ? 'done' : 'lost';
}

async function endBadly({ parts, run, hold }: { parts: RunParts; run: Run; hold: Hold }, error: unknown): Promise<RunOutcome> {
  const { db } = parts.database;
  const why = error instanceof RunStopped ? error.why : null;
  if (why === 'lost') return 'lost';
  if (why === 'stopping') return (await releaseRun(db, hold)) ? 'released' : 'lost';
  // A deleted project took its run along: what failed was the writing, and nobody waits for a reason.
  if (!(await touchRun(db, hold))) return 'lost';
  if (!isAppError(error) && why === null) parts.log.error({ err: error, runId: run.id }, 'An analysis failed.');
  return (await failRun(db, { ...hold, message: sentenceFor(error, run) })) ? 'failed' : 'lost';
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
    `The analysis of ${run.url} was interrupted ${MAX_ATTEMPTS} times and was given up. It was not counted; please try again later.`,
  );

/** Shows that the run is worked on, until the signal aborts. */
async function beat(parts: RunParts, hold: Hold, signal: AbortSignal, onLost: () => void): Promise<void> {
  while (!signal.aborted) {
    await delay(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      if (!(await touchRun(parts.database.db, hold))) onLost();
    } catch (error) {
      // The database may be back at the next beat; if not, another worker takes over.
      parts.log.warn({ err: error, runId: hold.runId }, 'A sign of life could not be stored.');
    }
  }
}
