import { setTimeout as delay } from 'node:timers/promises';
import { isAppError } from '#contracts/errors.ts';

/** SIGTERM ends a process within 15 s: 12 s for the cleanups, and the 3 s that a server keeps responding by default. */
const EXIT_WITHIN_MS = 12_000;

export type ProcessLifecycle = {
  /** Aborted when the process is told to stop. */
  stopping: AbortSignal;
  /** Registers what to close when the process ends; the last one registered runs first. */
  onExit(cleanup: () => Promise<unknown>): void;
  /** How long SIGTERM delays `drained`, 0 unless set. Interactive shutdown (SIGINT) never waits. */
  drainMs: number;
  /** Resolves when the process is told to stop and the drain period is over. */
  drained: Promise<void>;
};

/** Calls `stop` at the first SIGTERM or SIGINT; a second one exits at once, with code 1. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    stop(signal);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
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
 */
export async function runProcess(name: string, start: (lifecycle: ProcessLifecycle) => Promise<void>): Promise<void> {
  process.stdout.on('error', () => {});
  const cleanups: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();
  const drain = Promise.withResolvers<void>();
  const lifecycle: ProcessLifecycle = {
    stopping: stopping.signal,
    onExit: (cleanup) => void cleanups.push(cleanup),
    drainMs: 0,
    drained: drain.promise,
  };

  async function cleanUp(): Promise<boolean> {
    let failed = false;
    for (const cleanup of cleanups.splice(0).reverse())
      await cleanup().catch((error: unknown) => {
        failed = true;
        process.stderr.write(`Graceful shutdown failed: ${error instanceof Error ? error.message : error}\n`);
      });
    return !failed;
  }

  onStopSignal(async (signal) => {
    stopping.abort();
    const waitMs = signal === 'SIGTERM' ? lifecycle.drainMs : 0;
    setTimeout(() => process.exit(1), waitMs + EXIT_WITHIN_MS).unref();
    delay(waitMs).then(drain.resolve);
    const clean = await cleanUp();
    printLine(`${name} has stopped.`);
    process.exit(clean ? 0 : 1);
  });

  try {
    await start(lifecycle);
  } catch (error) {
    // A stop during the start may well make the start fail; the signal handler then ends the process.
    if (stopping.signal.aborted) return;
    reportFatal(name, error);
    drain.resolve();
    await cleanUp();
    process.exit(1);
  }
}
