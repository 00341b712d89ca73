import { EventEmitter, once } from 'node:events';
import type { ProgressEvent } from '#contracts/progress.ts';
import type { Database } from '#database/database.ts';
import { eventsAfter } from '#database/runs/run-events.ts';
import { findRun } from '#database/runs/runs.ts';

/** Events of workers in other processes are seen this late at most. */
const POLL_MS = 500;

/** Streams the progress of runs: past events first, then new ones. */
export type ProgressFeed = ReturnType<typeof createProgressFeed>;

/** A feed of the stored events; `pollMs` is the longest wait between two polls. */
export function createProgressFeed({ database, pollMs = POLL_MS }: { database: Database; pollMs?: number }) {
  // Any number may subscribe to a run; each unsubscribes with its request (stream-limit.ts bounds them).
  const notifier = new EventEmitter().setMaxListeners(0);
  return {
    /** Wakes subscribers in this process: the run has new events. */
    notify: (runId: string) => void notifier.emit(runId),
    /**
     * The events of a run after `afterSeq` (0: from the start) in order, each once. Ends after the final event, when the run
     * has ended or is gone, and when `signal` aborts.
     */
    async *subscribe(runId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<ProgressEvent, void, undefined> {
      let seen = afterSeq;
      while (!signal.aborted) {
        // Listen before reading, so that events stored in between are noticed.
        const notified = nextNotification(notifier, runId, pollMs, signal);
        const endedBefore = await hasEnded(database, runId);
        const events = await eventsAfter(database.db, runId, seen);
        for (const event of events) {
          seen = event.id;
          yield event;
          if (event.type !== 'progress') return;
        }
        // The final event is stored in the transaction that ends the run, so nothing can follow.
        if (endedBefore) return;
        await notified;
      }
    },
  };
}

async function hasEnded(database: Database, runId: string): Promise<boolean> {
  const run = await findRun(database.db, runId);
  return run === null || run.status === 'done' || run.status === 'failed';
}

/** Resolves when the run has news, after `waitMs`, or when the signal aborts. */
async function nextNotification(notifier: EventEmitter, runId: string, waitMs: number, signal: AbortSignal): Promise<void> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  await once(notifier, runId, { signal: stop }).catch(() => undefined);
}
