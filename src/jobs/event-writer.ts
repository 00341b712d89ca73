import type { ReportProgress } from '#contracts/progress.ts';
import { appendEvents, type NewProgressEvent } from '#database/runs/run-events.ts';
import type { Db } from '#database/schema.ts';
import type { Log } from './log.ts';
import type { ProgressFeed } from './progress-feed.ts';

/** Stores the progress of one run behind the back of the work, in order. */
export type EventWriter = {
  report: ReportProgress;
  /** Waits until everything reported so far is stored. */
  flush(): Promise<void>;
};

/** A writer for a run. What can't be stored is logged and left out: progress never fails an analysis. */
export function createEventWriter(parts: { db: Db; feed: ProgressFeed; log: Log }, runId: string): EventWriter {
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
      parts.log.warn({ err: error, runId }, 'Progress could not be stored.');
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
