import type { ReportProgress } from '#contracts/progress.ts';
import { isForeignKeyViolation } from '#database/constraint-violations.ts';
import { appendEvents, type NewProgressEvent } from '#database/runs/run-events.ts';
import type { Db } from '#database/schema.ts';
import type { Log } from './log.ts';
import type { ProgressFeed } from './progress-feed.ts';

/** Stores the progress of one run in the background, in order. */
export type EventWriter = {
  report: ReportProgress;
  /** Waits until everything reported so far is stored. */
  flush(): Promise<void>;
};

type WriterParts = {
  db: Db;
  feed: ProgressFeed;
  log: Log;
  /** Called when the run turns out to be deleted. */
  onGone: () => void;
};

/** A writer for a run. What can't be stored is logged and skipped: progress never fails an analysis. */
export function createEventWriter(parts: WriterParts, runId: string): EventWriter {
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
    report(progress) {
      waiting.push({ type: 'progress', progress });
      writing = writing.then(write);
    },
    flush: () => writing,
  };
}
