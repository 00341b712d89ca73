import { AppError, isAppError } from '#contracts/errors.ts';
import type { Stage } from '#contracts/progress.ts';
import { failRun } from '#database/runs/finish-run.ts';
import { findRun, type Run } from '#database/runs/runs.ts';
import { finishTextRun, keepTextOfRun, startTextRun, type TextKind, touchTextRun } from '#database/runs/text-runs.ts';
import type { Db } from '#database/schema.ts';
import { createEventWriter } from '#jobs/event-writer.ts';
import type { AppParts } from '../parts.ts';
import type { Owner } from './save-texts.ts';
import { waitForRun } from './wait-for-run.ts';

/** A running text touches its project this often, and learns whether it was canceled. */
const TOUCH_EVERY_MS = 1_000;

const FAILED = 'The text could not be written because of an internal error. Nothing was changed; please try again.';
const RESTARTED = 'The server was restarted while the text was being written. Nothing was changed; please try again.';
const NOT_PROOFREAD = 'The prompt is stored. Proofreading it failed because of an internal error; you can start it again.';
const NOT_PROOFREAD_RESTARTED = 'The prompt is stored. The server was restarted while it was being proofread; you can start that again.';
const INTERNAL = [FAILED, NOT_PROOFREAD];
const STATUS = { strategy: 'analyzed', prompt: 'composed' } as const;

export type TextServices = {
  signal: AbortSignal;
  /** Says what is being done, and how many characters a model has written so far. */
  report(message: string, characters?: number): void;
  /** Stores a text that is ready now, whatever becomes of the run. Throws the abort reason when the run was canceled. */
  keep(store: (tx: Db) => Promise<unknown>): Promise<void>;
};
/** Does the slow work; returns what stores its result, in the transaction that ends the run. */
export type WriteText = (services: TextServices) => Promise<(tx: Db) => Promise<unknown>>;

/** Texts that a model writes: in the background, with progress, so that any window can watch and cancel them. */
export type TextRuns = {
  /**
   * Starts one; while another is being written for the project, returns that one. `isTextReady`: the text is stored and is only proofread.
   * Throws `conflict` while it is being analyzed.
   */
  start(owner: Owner, kind: TextKind, write: WriteText, options?: { isTextReady?: boolean }): Promise<Run>;
  /** Waits for the end of one. False when `signal` came first. Throws `conflict` when it was canceled, `internal` when it failed. */
  wait(run: Run, signal: AbortSignal): Promise<boolean>;
  /** Resolves when none is being written by this process. */
  settled(): Promise<void>;
};

/** `closing` ends what is being written. */
export function createTextRuns(parts: Pick<AppParts, 'database' | 'progressFeed' | 'log'>, closing: AbortSignal): TextRuns {
  const { db } = parts.database;
  const writing = new Set<Promise<void>>();

  async function execute(run: Run, write: WriteText, isReady: boolean): Promise<void> {
    let isTextReady = isReady;
    const canceled = new AbortController();
    const cancel = () => canceled.abort();
    const events = createEventWriter({ db, feed: parts.progressFeed, log: parts.log, onGone: cancel }, run.id);
    const signal = AbortSignal.any([closing, canceled.signal]);
    const stage: Stage = run.kind === 'prompt' ? 'prompt' : 'strategy';
    const report: TextServices['report'] = (message, characters) =>
      events.report({
        stage,
        step: 4,
        message,
        pagesRead: 0,
        pagesTotal: 0,
        page: null,
        ...(characters ? { characters } : {}),
        ...(isTextReady && { isTextReady }),
      });
    const keep: TextServices['keep'] = async (store) => {
      const isKept = await db.transaction(async (tx) => {
        const isActive = await keepTextOfRun(tx, run, STATUS[run.kind as TextKind]);
        if (isActive) await store(tx);
        return isActive;
      });
      if (!isKept) cancel();
      signal.throwIfAborted();
      isTextReady = true;
    };
    const touch = setInterval(() => {
      touchTextRun(db, run).then(
        (isActive) => isActive || cancel(),
        (error: unknown) => parts.log.warn({ err: error }, 'A text that is being written could not be touched.'),
      );
    }, TOUCH_EVERY_MS);
    try {
      const store = await write({ signal, report, keep });
      await events.flush();
      await db.transaction(async (tx) => {
        if (await finishTextRun(tx, run.id, STATUS[run.kind as TextKind])) await store(tx);
      });
    } catch (error) {
      if (!signal.aborted && !isAppError(error)) parts.log.error({ err: error, runId: run.id }, 'A text could not be written.');
      const [failed, restarted] = isTextReady ? [NOT_PROOFREAD, NOT_PROOFREAD_RESTARTED] : [FAILED, RESTARTED];
      await fail(run, closing.aborted ? restarted : isAppError(error) ? error.message : failed);
    } finally {
      clearInterval(touch);
      parts.progressFeed.notify(run.id);
    }
  }

  /** Does nothing to a run that was canceled. Where the database is away too, the project is recovered later. */
  async function fail(run: Run, message: string): Promise<void> {
    const fault = INTERNAL.includes(message);
    await failRun(db, { runId: run.id, attempt: 'any', message, fault }).catch((error: unknown) => {
      parts.log.error({ err: error, runId: run.id }, 'A failed text could not be ended.');
    });
  }

  return {
    async start({ id, userId }, kind, write, { isTextReady = false } = {}) {
      const { run, created } = await startTextRun(db, { projectId: id, userId, kind });
      if (created) {
        const execution = execute(run, write, isTextReady).finally(() => writing.delete(execution));
        writing.add(execution);
      }
      return run;
    },
    async wait(run, signal) {
      const end = await waitForRun(parts, run, signal);
      if (end?.type === 'failed') {
        throw new AppError(INTERNAL.includes(end.message) ? 'internal' : 'conflict', end.message);
      }
      return end !== null || (!signal.aborted && (await findRun(db, run.id))?.status === 'done');
    },
    settled: async () => void (await Promise.all(writing)),
  };
}
