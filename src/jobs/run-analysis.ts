import type { StageOutputs } from '#contracts/analysis.ts';
import { isAppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { PathScreenshots } from '#contracts/screenshots.ts';
import type { Verification } from '#contracts/verification.ts';
import type { Database } from '#database/database.ts';
import { findOwnerFacts } from '#database/projects/owner-facts.ts';
import { failRun, finishRun } from '#database/runs/finish-run.ts';
import { holdsLease, type Lease, type Run, requeueRun } from '#database/runs/runs.ts';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import { loadStages, saveStageText } from '#database/runs/stage-outputs.ts';
import { finishVerification } from '#database/runs/verifications.ts';
import { createEventWriter } from './event-writer.ts';
import type { Log } from './log.ts';
import type { ProgressFeed } from './progress-feed.ts';
import type { AnalysisJob } from './queue.ts';
import type { Analyze, AnalyzedSite, CheckServices, RunServices } from './run-pipeline.ts';
import type { WorkSlot } from './work-slots.ts';

/** Checks the new site of a run's project. Throws `AppError` where the project is gone or has no strategy any more. */
export type CheckNewSite = (run: Run, services: CheckServices) => Promise<Verification>;

export type RunParts = {
  database: Database;
  analyze: Analyze;
  checkNewSite: CheckNewSite;
  feed: ProgressFeed;
  log: Log;
  now: () => Date;
  /** Of Sitebrief: two versions may find different things on the same site. */
  version?: string;
  /** Earlier analyses that are kept of a project. */
  keptAnalyses?: number;
  /** Aborted when the process shuts down: the run returns to the queue. */
  signal: AbortSignal;
  /** What the run gives back while it only waits for others; it keeps computing without one. */
  slot?: WorkSlot;
};

/**
 * How an attempt ended. `released`: back in the queue because the process shuts down. `retried`: back in the queue after an internal
 * error. `lost`: deleted, or another worker has it.
 */
export type RunOutcome = 'done' | 'failed' | 'released' | 'retried' | 'lost';

/** 100 pages with the longest crawl delay that is obeyed (5 s) take 8 minutes. */
const RUN_WITHIN_MS = 15 * 60_000;
const CHECK_LEASE_EVERY_MS = 1_000;
/** After so many attempts an internal error is final: the site may be what causes it. */
const MAX_ATTEMPTS = 3;
/** Wait after the first internal error; after the second twice as long. */
const RETRY_AFTER_SECONDS = 5;

type StopReason = 'shutdown' | 'lost' | 'timeout';

/** The attempt was stopped from outside. */
class RunStopped extends Error {
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`The run was stopped: ${reason}.`);
    this.name = 'RunStopped';
    this.reason = reason;
  }
}

type Attempt = { parts: RunParts; run: Run; job: Pick<AnalysisJob, 'signal' | 'putBack'> };

/**
 * Does a run that was just started: continues after the last stored stage, stores each stage and the progress, and ends the
 * run or puts it back for a later attempt. Throws only when the database fails; the run is then recovered later.
 */
export async function runAnalysis(parts: RunParts, run: Run, job: Attempt['job']): Promise<RunOutcome> {
  const stop = new AbortController();
  const stopFor = (reason: StopReason) => stop.abort(new RunStopped(reason));
  const onShutdown = () => stopFor('shutdown');
  const onLost = () => stopFor('lost');
  parts.signal.addEventListener('abort', onShutdown);
  job.signal.addEventListener('abort', onLost);
  const deadline = setTimeout(() => stopFor('timeout'), RUN_WITHIN_MS);
  const watch = watchLease(parts, { runId: run.id, attempt: run.attempts }, onLost);
  let outcome: RunOutcome | 'unknown' = 'unknown';
  try {
    if (parts.signal.aborted) onShutdown();
    outcome = await attempt({ parts, run, job }, stop.signal, onLost);
    return outcome;
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
    parts.signal.removeEventListener('abort', onShutdown);
    job.signal.removeEventListener('abort', onLost);
    onLost();
    parts.feed.notify(run.id);
    parts.log.info({ runId: run.id, outcome }, 'Analysis attempt finished');
  }
}

/** Notices that the run was canceled or deleted, or that another worker has it. */
function watchLease({ database, log }: RunParts, lease: Lease, onLost: () => void): NodeJS.Timeout {
  const check = () =>
    holdsLease(database.db, lease).then(
      (isHeld) => isHeld || onLost(),
      (error: unknown) => log.warn({ err: error, runId: lease.runId }, 'Whether a run was canceled could not be read.'),
    );
  return setInterval(check, CHECK_LEASE_EVERY_MS);
}

async function attempt({ parts, run, job }: Attempt, signal: AbortSignal, onGone: () => void): Promise<RunOutcome> {
  const { db } = parts.database;
  const lease: Lease = { runId: run.id, attempt: run.attempts };
  try {
    signal.throwIfAborted();
    if (run.kind === 'verification') {
      const screens: PathScreenshots[] = [];
      const saveFirstScreens = async (pages: PathScreenshots[]) => void screens.push(...pages);
      const check = (services: CheckServices) => parts.checkNewSite(run, { ...services, saveFirstScreens });
      const report = await whileStored(parts, { run, signal, onGone }, check);
      return await finishVerification(db, lease, report, screens);
    }
    for (;;) {
      const said = await findOwnerFacts(db, run.projectId);
      if (!said) return 'lost';
      const site = await whileStored(parts, { run, signal, onGone }, (services) => analyze(parts, { run, facts: said.facts }, services));
      const { version, keptAnalyses: keep } = parts;
      const end = await finishRun(db, { ...lease, ...site, factsVersion: said.version, version, keep, at: parts.now() });
      // The owner changed the facts meanwhile: every stage is stored, only the profile is resolved again.
      if (end !== 'facts-changed') return end;
    }
  } catch (error) {
    return handleFailure({ parts, run, job }, lease, signal.aborted ? signal.reason : error);
  }
}

/** Runs the pipeline on what is stored so far. */
async function analyze(
  { analyze: runPipeline, database: { db } }: RunParts,
  { run, facts }: { run: Run; facts: OwnerFact[] },
  services: CheckServices,
): Promise<AnalyzedSite> {
  const { signal } = services;
  const saved = (await loadStages(db, run.id)) as Partial<StageOutputs>;
  const save: RunServices['save'] = async ({ stage, text, tookMs }) => {
    signal.throwIfAborted();
    await saveStageText(db, { runId: run.id, stage, ...text }, tookMs);
  };
  const keepScreenshots: RunServices['saveScreenshots'] = async (screenshots) => {
    if (!signal.aborted) await saveScreenshots(db, run.id, screenshots);
  };
  return runPipeline({ url: run.url, ...run.options, facts }, { ...services, saved, save, saveScreenshots: keepScreenshots });
}

/** Does the work of a run and stores its progress; ends at once when the signal aborts, whatever the work still does. */
async function whileStored<T>(
  { database: { db }, feed, log, slot }: RunParts,
  { run, signal, onGone }: { run: Run; signal: AbortSignal; onGone: () => void },
  work: (services: CheckServices) => Promise<T>,
): Promise<T> {
  const writer = createEventWriter({ db, feed, log, onGone }, run.id);
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
  const report: ReportProgress = (progress) => {
    if (!signal.aborted) writer.report(progress);
  };
  const working = work({ report, signal, ...(slot ? { slot } : {}) });
  try {
    return await Promise.race([working, aborted]);
  } finally {
    // Swallow the loser's rejection.
    working.catch(() => {});
    aborted.catch(() => {});
    await writer.flush();
  }
}

async function handleFailure({ parts, run, job }: Attempt, lease: Lease, error: unknown): Promise<RunOutcome> {
  const { db } = parts.database;
  const reason = error instanceof RunStopped ? error.reason : null;
  const putBack = (afterSeconds: number, counted: boolean) =>
    db.transaction(async (tx) => {
      if (!(await requeueRun(tx, lease, { afterSeconds, counted }))) return false;
      await job.putBack(tx, afterSeconds);
      return true;
    });
  if (reason === 'lost') return 'lost';
  if (reason === 'shutdown') return (await putBack(0, false)) ? 'released' : 'lost';
  // A deleted project took its run along: what failed was the writing, and there is no run left to fail.
  if (!(await holdsLease(db, lease))) return 'lost';
  if (!isAppError(error) && reason === null) {
    parts.log.error({ err: error, runId: run.id, attempt: run.attempts }, 'An analysis failed.');
    if (run.attempts < MAX_ATTEMPTS) return (await putBack(RETRY_AFTER_SECONDS * 2 ** (run.attempts - 1), true)) ? 'retried' : 'lost';
  }
  const fault = !isAppError(error) || error.code === 'internal';
  return (await failRun(db, { ...lease, message: userMessage(error, run), fault })) ? 'failed' : 'lost';
}

const TOO_LONG = `took longer than ${RUN_WITHIN_MS / 60_000} minutes and was stopped. Please try again later.`;

function userMessage(error: unknown, { kind, url }: Run): string {
  if (isAppError(error)) return error.message;
  const isCheck = kind === 'verification';
  if (error instanceof RunStopped) return `${isCheck ? 'Checking' : 'Analyzing'} ${url} ${TOO_LONG}`;
  if (isCheck) return `The check of ${url} failed because of an internal error. Please try again.`;
  return `The analysis of ${url} failed because of an internal error. It was not counted; please try again.`;
}
