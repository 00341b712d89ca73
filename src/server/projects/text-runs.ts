import { AppError, isAppError } from '#contracts/errors.ts';
import type { Stage } from '#contracts/progress.ts';
import { failRun } from '#database/runs/finish-run.ts';
import { findRun, type Run } from '#database/runs/runs.ts';
import { finishTextRun, startTextRun, type TextKind, touchTextRun } from '#database/runs/text-runs.ts';
import type { Db } from '#database/schema.ts';
import { createEventWriter } from '#jobs/event-writer.ts';
import type { AppParts } from '../parts.ts';
import type { Owner } from './save-texts.ts';
import { waitForRun } from './wait-for-run.ts';

/** A running text touches its project this often, and learns whether it was canceled. */
const TOUCH_EVERY_MS = 1_000;

const FAILED = 'The text could not be written because of an internal error. Nothing was changed; please try again.';
const RESTARTED = 'The server was restarted while the text was being written. Nothing was changed; please try again.';
const STATUS = { strategy: 'analyzed', prompt: 'composed' } as const;

/** `report` says what is being done, and how many characters a model has written so far. */
export type TextServices = { signal: AbortSignal; report(message: string, characters?: number): void };
/** Does the slow work; returns what stores its result, in the transaction that ends the run. */
export type WriteText = (services: TextServices) => Promise<(tx: Db) => Promise<unknown>>;

/** Texts that a model writes: in the background, with progress, so that any window can watch and cancel them. */
export type TextRuns = {
  /** Starts one; while another is being written for the project, returns that one. Throws `conflict` while it is being analyzed. */
  start(owner: Owner, kind: TextKind, write: WriteText): Promise<Run>;
  /** Waits for the end of one. False when `signal` came first. Throws `conflict` when it was canceled, `internal` when it failed. */
  wait(run: Run, signal: AbortSignal): Promise<boolean>;
  /** Resolves when none is being written by this process. */
  settled(): Promise<void>;
};

/** `closing` ends what is being written. */
export function createTextRuns(parts: Pick<AppParts, 'database' | 'progressFeed' | 'log'>, closing: AbortSignal): TextRuns {
  const { db } = parts.database;
  const writing = new Set<Promise<void>>();

  async function execute(run: Run, write: WriteText): Promise<void> {
    const canceled = new AbortController();
    const cancel = () => canceled.abort();
    const events = createEventWriter({ db, feed: parts.progressFeed, log: parts.log, onGone: cancel }, run.id);
    const signal = AbortSignal.any([closing, canceled.signal]);
    const stage: Stage = run.kind === 'prompt' ? 'prompt' : 'strategy';
    const report: TextServices['report'] = (message, characters) =>
      events.report({ stage, step: 4, message, pagesRead: 0, pagesTotal: 0, page: null, ...(characters ? { characters } : {}) });
    const touch = setInterval(() => {
      touchTextRun(db, run).then(
        (isActive) => isActive || cancel(),
        (error: unknown) => parts.log.warn({ err: error }, 'A text that is being written could not be touched.'),
      );
    }, TOUCH_EVERY_MS);
    try {
      const store = await write({ signal, report });
      await events.flush();
      await db.transaction(async (tx) => {
        if (await finishTextRun(tx, run.id, STATUS[run.kind as TextKind])) await store(tx);
      });
    } catch (error) {
      if (!signal.aborted && !isAppError(error)) parts.log.error({ err: error, runId: run.id }, 'A text could not be written.');
      await fail(run, closing.aborted ? RESTARTED : isAppError(error) ? error.message : FAILED);
    } finally {
      clearInterval(touch);
      parts.progressFeed.notify(run.id);
    }
  }

  /** Does nothing to a run that was canceled. Where the database is away too, the project is recovered later. */
  async function fail(run: Run, message: string): Promise<void> {
    const fault = message === FAILED;
    await failRun(db, { runId: run.id, attempt: 'any', message, fault }).catch((error: unknown) => {
      parts.log.error({ err: error, runId: run.id }, 'A failed text could not be ended.');
    });
  }

  return {
    async start({ id, userId }, kind, write) {
      const { run, created } = await startTextRun(db, { projectId: id, userId, kind });
      if (created) {
        const execution = execute(run, write).finally(() => writing.delete(execution));
        writing.add(execution);
      }
      return run;
    },
    async wait(run, signal) {
      const end = await waitForRun(parts, run, signal);
      if (end?.type === 'failed') {
        throw new AppError(end.message === FAILED ? 'internal' : 'conflict', end.message);
      }
      return end !== null || (!signal.aborted && (await findRun(db, run.id))?.status === 'done');
    },
    settled: async () => void (await Promise.all(writing)),
  };
}
