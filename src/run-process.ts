import { setTimeout as delay } from 'node:timers/promises';
import { isAppError } from '#contracts/errors.ts';
import { endProcess } from '#end-process';

/** SIGTERM ends a process within 10 s, the 3 s that a server keeps responding by default included. */
const EXIT_WITHIN_MS = 8_000;
/** For the cleanups after a drain period that was set longer. */
const EXIT_AFTER_DRAIN_MS = 5_000;
/** One cleanup may not use up the time of those after it: the database closes last but one. */
const CLEANUP_WITHIN_MS = 2_000;
const PARENT_CHECK_MS = 500;

type Cleanup = { name: string; run: () => Promise<unknown>; afterDrain: boolean };

export type ProcessLifecycle = {
  /** Aborted when the process is told to stop. */
  stopping: AbortSignal;
  /**
   * Registers what to close when the process ends; the last one registered runs first. One that takes longer than 2 s is left behind.
   * `name` is for the message about that. `afterDrain`: not before the drain period is over.
   */
  onExit(name: string, cleanup: () => Promise<unknown>, options?: { afterDrain?: boolean }): void;
  /** How long SIGTERM delays the cleanups with `afterDrain`, 0 unless set. Interactive shutdown (SIGINT) never waits. */
  drainMs: number;
};

/** Calls `stop` at the first SIGTERM or SIGINT; a second one exits at once, with code 1. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) endProcess(1, { atOnce: true });
    stopping = true;
    stop(signal);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * Sends SIGTERM to this process when the shell that npm started it with has ended: npm passes signals to that shell alone, and many shells
 * end without passing them on.
 */
function stopWithNpm(): void {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

/** Prints a line to stdout; a closed pipe is no reason to end. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints why the process can't go on: the message of our own errors, the stack of any other. */
export function reportFatal(name: string, error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isAppError(error) ? error.message : `${name} can't start: ${stack}`}\n`);
}

/**
 * Starts a long-running process and stops it on SIGTERM or SIGINT: cleanups in reverse order, each one even if another fails, then exit
 * code 0, or 1 when a cleanup failed or took too long. A failed start is reported, cleaned up after and exits with 1.
 * `byNpm`: started as a script of npm.
 */
export async function runProcess(
  name: string,
  start: (lifecycle: ProcessLifecycle) => Promise<void>,
  { byNpm = false }: { byNpm?: boolean } = {},
): Promise<void> {
  process.stdout.on('error', () => {});
  const cleanups: Cleanup[] = [];
  const stopping = new AbortController();
  const drain = Promise.withResolvers<void>();
  const lifecycle: ProcessLifecycle = {
    stopping: stopping.signal,
    onExit: (what, run, { afterDrain = false } = {}) => void cleanups.push({ name: what, run, afterDrain }),
    drainMs: 0,
  };

  /** What went wrong: a cleanup that was left behind may hold a thread. */
  async function cleanUp(): Promise<{ failed: boolean; leftBehind: boolean }> {
    const outcome = { failed: false, leftBehind: false };
    for (const cleanup of cleanups.splice(0).reverse()) {
      if (cleanup.afterDrain) await drain.promise;
      try {
        if (await endsInTime(cleanup.run())) continue;
        outcome.leftBehind = true;
        process.stderr.write(`Graceful shutdown: ${cleanup.name} did not stop within ${CLEANUP_WITHIN_MS / 1000} s and was left behind.\n`);
      } catch (error) {
        process.stderr.write(`Graceful shutdown failed: ${error instanceof Error ? error.message : error}\n`);
      }
      outcome.failed = true;
    }
    return outcome;
  }

  if (byNpm && process.platform !== 'win32') stopWithNpm();
  onStopSignal(async (signal) => {
    stopping.abort();
    const waitMs = signal === 'SIGTERM' ? lifecycle.drainMs : 0;
    setTimeout(() => endProcess(1, { atOnce: true }), Math.max(EXIT_WITHIN_MS, waitMs + EXIT_AFTER_DRAIN_MS)).unref();
    delay(waitMs).then(drain.resolve);
    const { failed, leftBehind } = await cleanUp();
    printLine(`${name} has stopped.`);
    endProcess(failed ? 1 : 0, { atOnce: leftBehind });
  });

  try {
    await start(lifecycle);
  } catch (error) {
    // A stop during the start may well make the start fail; the signal handler then ends the process.
    if (stopping.signal.aborted) return;
    reportFatal(name, error);
    drain.resolve();
    await cleanUp();
    endProcess(1, { atOnce: true });
  }
}

/** Whether a cleanup ends in the time that each has; throws what it throws. */
async function endsInTime(cleanup: Promise<unknown>): Promise<boolean> {
  const limit = new AbortController();
  const late = delay(CLEANUP_WITHIN_MS, false, { signal: limit.signal }).catch(() => false);
  try {
    return await Promise.race([cleanup.then(() => true), late]);
  } finally {
    limit.abort();
    // Nobody waits for its end any more.
    cleanup.catch(() => {});
  }
}
