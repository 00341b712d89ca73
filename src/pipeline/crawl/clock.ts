import { setTimeout as wait } from 'node:timers/promises';

/** Time as the crawler needs it; tests hand in their own. */
export type Clock = {
  /** Milliseconds that only go forward. */
  now(): number;
  /** Resolves after `ms`; rejects when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

/** The clock of this machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
};
