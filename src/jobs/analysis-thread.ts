import { Worker } from 'node:worker_threads';
import { AppError } from '#contracts/errors.ts';
import type { Analyze, AnalyzedSite, RunServices } from './line.ts';
import type { Log } from './log.ts';
import type { Failure, FromLine, ToLine } from './thread/messages.ts';

/*
 * Reading a site is processor work of seconds: in the thread that answers requests and holds the embedded database, every
 * reader would wait for it. So the line has a thread of its own. What takes it down (memory, an endless loop) ends the
 * thread, and the analyses in it are tried again later; the process lives.
 */

/** The line in a thread. */
export type AnalysisThread = {
  analyze: Analyze;
  /** Begins loading, so that the first analysis does not wait for it. */
  warmUp(): void;
  close(): Promise<void>;
};

/** Two analyses of twelve large pages take a third of it; the whole process stays below 1.5 GB with a browser (security.md, goals). */
const HEAP_MB = 768;
/** An analysis that was told to stop and has not after so long is stuck in a loop: the thread is ended. */
const STOP_WITHIN_MS = 10_000;
const CLOSE_WITHIN_MS = 3_000;

type RunInThread = { services: RunServices; end: PromiseWithResolvers<AnalyzedSite> };

/** Makes the thread's handle; the thread itself starts with the first use. `file` is its entry, another one in tests. */
export function createAnalysisThread({
  log,
  file = new URL('./thread/start.js', import.meta.url),
  stopWithinMs = STOP_WITHIN_MS,
}: {
  log: Log;
  file?: URL;
  stopWithinMs?: number;
}): AnalysisThread {
  const runs = new Map<number, RunInThread>();
  let thread: Worker | null = null;
  let closed: PromiseWithResolvers<void> | null = null;
  let made = 0;

  const begin = (): Worker => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.on('message', (message: FromLine) => hear(worker, message));
    worker.on('error', (error) => log.error({ err: error }, 'The thread that reads sites broke.'));
    worker.on('exit', () => {
      if (thread === worker) thread = null;
      closed?.resolve();
      for (const { end } of runs.values()) end.reject(new Error('The thread that reads sites ended.'));
      runs.clear();
    });
    return worker;
  };
  const ready = (): Worker => {
    thread ??= begin();
    return thread;
  };

  const hear = (worker: Worker, message: FromLine): void => {
    if (message.kind === 'closed') {
      closed?.resolve();
      return;
    }
    const run = runs.get(message.run);
    if (!run) return;
    if (message.kind === 'progress') run.services.report(message.progress);
    if (message.kind === 'stage') answer(worker, message.call, run.services.save(message.done));
    if (message.kind === 'pictures') answer(worker, message.call, run.services.saveScreenshots(message.pictures));
    if (message.kind === 'done') run.end.resolve(message.site);
    if (message.kind === 'failed') run.end.reject(errorOf(message.failure));
  };

  const analyze: Analyze = async (request, services) => {
    services.signal.throwIfAborted();
    made += 1;
    const run = made;
    const worker = ready();
    const end = Promise.withResolvers<AnalyzedSite>();
    runs.set(run, { services, end });
    let stuck: NodeJS.Timeout | undefined;
    const stop = () => {
      say(worker, { kind: 'stop', run });
      stuck = setTimeout(() => {
        log.error({}, 'An analysis did not stop when it was told to: its thread is ended.');
        void worker.terminate();
      }, stopWithinMs);
    };
    services.signal.addEventListener('abort', stop, { once: true });
    say(worker, { kind: 'analyze', run, request, saved: services.saved });
    try {
      return await end.promise;
    } finally {
      clearTimeout(stuck);
      services.signal.removeEventListener('abort', stop);
      runs.delete(run);
    }
  };

  return {
    analyze,
    warmUp: () => void ready(),
    async close() {
      const worker = thread;
      if (!worker) return;
      closed = Promise.withResolvers<void>();
      say(worker, { kind: 'close' });
      const late = setTimeout(() => closed?.resolve(), CLOSE_WITHIN_MS);
      await closed.promise;
      clearTimeout(late);
      await worker.terminate();
    },
  };
}

const say = (worker: Worker, message: ToLine) => worker.postMessage(message);

/** Tells the thread how the keeping of something ended. */
function answer(worker: Worker, call: number, keeping: Promise<void>): void {
  keeping.then(
    () => say(worker, { kind: 'kept', call, failure: null }),
    (error: unknown) => say(worker, { kind: 'kept', call, failure: error instanceof Error ? error.message : String(error) }),
  );
}

function errorOf({ code, message, stack }: Failure): Error {
  if (code !== null) return new AppError(code, message);
  const error = new Error(message);
  error.stack = stack;
  return error;
}
