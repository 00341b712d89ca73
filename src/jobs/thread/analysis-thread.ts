import { Worker } from 'node:worker_threads';
import { AppError } from '#contracts/errors.ts';
import type { Verification } from '#contracts/verification.ts';
import type { Log } from '../log.ts';
import type { Analyze, AnalyzedSite, CheckServices, RunServices, Verify } from '../run-pipeline.ts';
import type { Failure, FromThread, ToThread } from './messages.ts';
import { releaseMemory } from './release-memory.ts';

/*
 * Analyzing a site takes seconds of processor time. In the thread that serves requests and holds the embedded database it would
 * block every request, so the pipeline has its own thread. Running out of memory or an endless loop ends that thread, and
 * its analyses are retried; the process survives.
 */

/** The pipeline in its own thread. */
export type AnalysisThread = ReturnType<typeof createAnalysisThread>;

/** Two analyses of twelve large pages take half of the old generation. V8's own choice for the young one is 48 MB. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };
/** A canceled analysis that has not stopped after this long is stuck in a loop: the thread is terminated. */
const STOP_WITHIN_MS = 10_000;
/** A thread that has not closed its browser by then is terminated; shorter than what `runProcess` gives a cleanup. */
const CLOSE_WITHIN_MS = 1_500;
/** Loading the thread again takes half a second; until then it keeps 100 MB and its browser. */
const IDLE_MS = 30_000;

/** `services.save` and what else stores something: an analysis has them. */
type Services = CheckServices & Partial<RunServices>;
type Result = AnalyzedSite | Verification;
type Run = { worker: Worker; services: Services; end: PromiseWithResolvers<Result> };
type Options = { log: Log; file?: URL; stopWithinMs?: number; idleMs?: number; atRest?: (signal: AbortSignal) => Promise<void> };

/**
 * Creates the handle; the thread starts on first use and ends when idle. `file` is its entry, a different one in tests. `atRest` is called
 * when it has ended because it was idle; its signal is aborted when there is work again.
 */
export function createAnalysisThread({
  log,
  file = new URL('./start.js', import.meta.url),
  stopWithinMs = STOP_WITHIN_MS,
  idleMs = IDLE_MS,
  atRest = releaseMemory,
}: Options) {
  const runs = new Map<number, Run>();
  /** Threads that exist, and what resolves when they have exited. */
  const exits = new Map<Worker, Promise<void>>();
  let current: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastRun = 0;
  let rest = new AbortController();

  const spawn = (): Worker => {
    const worker = new Worker(file, { resourceLimits: HEAP_LIMITS });
    const exit = Promise.withResolvers<void>();
    exits.set(worker, exit.promise);
    worker.on('message', (message: FromThread) => onMessage(worker, message));
    worker.on('error', (error) => log.error({ err: error }, 'Analysis thread crashed.'));
    worker.on('exit', () => {
      if (current === worker) current = null;
      exits.delete(worker);
      for (const [run, { worker: owner, end }] of runs) {
        if (owner !== worker) continue;
        runs.delete(run);
        end.reject(new Error('Analysis thread exited.'));
      }
      exit.resolve();
    });
    return worker;
  };
  const ensureThread = (): Worker => {
    current ??= spawn();
    clearTimeout(idle);
    rest.abort();
    if (runs.size === 0)
      idle = setTimeout(() => void endIdle().catch((error) => log.warn({ err: error }, 'Memory is kept.')), idleMs).unref();
    return current;
  };
  const endIdle = async (): Promise<void> => {
    rest = new AbortController();
    const { signal } = rest;
    await closeThread();
    if (!signal.aborted) await atRest(signal);
  };
  const closeThread = async (): Promise<void> => {
    const worker = current;
    current = null;
    clearTimeout(idle);
    if (!worker) return;
    post(worker, { kind: 'close' });
    const timeout = setTimeout(() => void worker.terminate(), CLOSE_WITHIN_MS);
    await exits.get(worker);
    clearTimeout(timeout);
  };

  const onMessage = (worker: Worker, message: FromThread): void => {
    const run = runs.get(message.run);
    if (!run) return;
    if (message.kind === 'progress') run.services.report(message.progress);
    if (message.kind === 'stage') acknowledge(worker, message.call, run.services.save?.(message.done));
    if (message.kind === 'screenshots') acknowledge(worker, message.call, run.services.saveScreenshots?.(message.screenshots));
    if (message.kind === 'first-screens') acknowledge(worker, message.call, run.services.saveFirstScreens?.(message.pages));
    if (message.kind === 'pause') run.services.slot?.pause(message.heldBytes);
    if (message.kind === 'resume') acknowledge(worker, message.call, run.services.slot?.resume());
    if (message.kind === 'done') run.end.resolve(message.result);
    if (message.kind === 'failed') run.end.reject(toError(message.failure));
  };

  const execute = async (services: Services, messageOf: (run: number) => ToThread): Promise<Result> => {
    services.signal.throwIfAborted();
    lastRun += 1;
    const run = lastRun;
    const worker = ensureThread();
    clearTimeout(idle);
    const end = Promise.withResolvers<Result>();
    runs.set(run, { worker, services, end });
    let stuck: NodeJS.Timeout | undefined;
    const stop = () => {
      post(worker, { kind: 'stop', run });
      stuck = setTimeout(() => {
        log.error({}, 'A canceled analysis did not stop: terminating its thread.');
        void worker.terminate();
      }, stopWithinMs);
    };
    services.signal.addEventListener('abort', stop, { once: true });
    post(worker, messageOf(run));
    try {
      return await end.promise;
    } finally {
      clearTimeout(stuck);
      services.signal.removeEventListener('abort', stop);
      runs.delete(run);
      if (current === worker) ensureThread();
    }
  };

  // The thread answers each message with the result of its kind.
  const analyze: Analyze = async (request, services) =>
    (await execute(services, (run) => ({ kind: 'analyze', run, request, saved: services.saved }))) as AnalyzedSite;
  const verify: Verify = async (request, services) =>
    (await execute(services, (run) => ({ kind: 'verify', run, request }))) as Verification;

  return {
    analyze,
    verify,
    /** Starts the thread, so that the first analysis does not wait for it to load. */
    warmUp: () => void ensureThread(),
    async close(): Promise<void> {
      rest.abort();
      await closeThread();
      await Promise.all(exits.values());
    },
  };
}

const post = (worker: Worker, message: ToThread) => worker.postMessage(message);

/** Tells the thread whether something was stored. */
function acknowledge(worker: Worker, call: number, stored: Promise<void> | undefined): void {
  Promise.resolve(stored).then(
    () => post(worker, { kind: 'ack', call, failure: null }),
    (error: unknown) => post(worker, { kind: 'ack', call, failure: error instanceof Error ? error.message : String(error) }),
  );
}

function toError({ code, message, stack }: Failure): Error {
  if (code !== null) return new AppError(code, message);
  const error = new Error(message);
  error.stack = stack;
  return error;
}
