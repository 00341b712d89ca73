import { setMaxListeners } from 'node:events';
import type { ProgressEvent } from '#contracts/progress.ts';
import type { Database } from '#database/database.ts';
import { eventsAfter } from '#database/runs/run-events.ts';
import { findRun } from '#database/runs/runs.ts';

/** How long a follower looks away: events of workers in other processes are seen this late at most. */
const POLL_MS = 500;

/** Follows runs: what was reported before, then what comes. */
export type ProgressFeed = {
  /**
   * The events of a run behind `afterSeq` (0: from the start) in order, each once. Ends after the final event, when the
   * run has ended or is gone, and when `signal` aborts.
   */
  subscribe(runId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<ProgressEvent, void, undefined>;
  /** Tells followers in this process that a run has new events. */
  notify(runId: string): void;
};

/** A feed over the stored events; `pollMs` is the longest wait between two looks. */
export function createProgressFeed({ database, pollMs = POLL_MS }: { database: Database; pollMs?: number }): ProgressFeed {
  const bell = new EventTarget();
  // Any number may follow a run; each leaves with its request (stream-limit.ts bounds them).
  setMaxListeners(0, bell);
  return {
    notify: (runId) => {
      bell.dispatchEvent(new Event(runId));
    },
    async *subscribe(runId, afterSeq, signal) {
      let seen = afterSeq;
      while (!signal.aborted) {
        // Listening begins before reading: what is stored in between rings the bell.
        const rung = nextRing(bell, runId, pollMs, signal);
        const endedBefore = await hasEnded(database, runId);
        const events = await eventsAfter(database.db, runId, seen);
        for (const event of events) {
          seen = event.id;
          yield event;
          if (event.type !== 'progress') return;
        }
        // The final event is stored together with the end, so nothing can follow.
        if (endedBefore) return;
        await rung;
      }
    },
  };
}

async function hasEnded(database: Database, runId: string): Promise<boolean> {
  const run = await findRun(database.db, runId);
  return run === null || run.status === 'done' || run.status === 'failed';
}

/** Resolves when the run's bell rings, the time is over or the follower leaves. */
function nextRing(bell: EventTarget, runId: string, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      bell.removeEventListener(runId, done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    bell.addEventListener(runId, done);
    signal.addEventListener('abort', done);
  });
}
