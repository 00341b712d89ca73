import type { StageProgress } from '#contracts/progress.ts';
import { isForeignKeyViolation } from '#database/constraint-violations.ts';
import { appendEvents, type NewProgressEvent } from '#database/runs/run-events.ts';
import type { Db } from '#database/schema.ts';
import type { Log } from './log.ts';
import type { ProgressFeed } from './progress-feed.ts';

type WriterParts = {
  db: Db;
  feed: ProgressFeed;
  log: Log;
  /** Called when the run turns out to be deleted. */
  onGone: () => void;
};

/** A writer that stores the progress of a run in the background, in order. What can't be stored is logged and skipped: progress never fails an analysis. */
export function createEventWriter(parts: WriterParts, runId: string) {
  let waiting: NewProgressEvent[] = [];
  let writing = Promise.resolve();
  const write = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await appendEvents(parts.db, runId, batch);
      parts.feed.notify(runId);
    } catch (error) {
      if (isForeignKeyViolation(error)) parts.onGone();
      else parts.log.warn({ err: error, runId }, 'Progress could not be stored.');
    }
  };
  return {
    report(progress: StageProgress): void {
      waiting.push({ type: 'progress', progress });
      writing = writing.then(write);
    },
    /** Waits until everything reported so far is stored. */
    flush: (): Promise<void> => writing,
  };
}
