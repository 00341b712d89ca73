// The analysis thread: started by analysis-thread.ts, exchanges the messages of messages.ts. It has the outside services but no database.
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { loadEnvironment, readConfig } from '#config';
import { isAppError } from '#contracts/errors.ts';
import { createServices } from '#create-services';
import { type CheckServices, createPipeline, createVerify } from '../run-pipeline.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { Failure, FromThread, ToThread } from './messages.ts';

/** What a site leaves behind stays until the heap has grown by its share, and meanwhile the next site's browser needs the memory. */
const LARGE_HEAP_BYTES = 96 * 1024 * 1024;

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread: start npm run worker.');
const post = (message: FromThread) => port.postMessage(message);
const config = readConfig(loadEnvironment());
const services = await createServices(config, { cacheDir: config.dataDir });
const runPipeline = createPipeline(services);
const verify = createVerify(services);
const running = new Map<number, AbortController>();
const unacknowledged = new Map<number, PromiseWithResolvers<void>>();
let calls = 0;

/** Posts a message and waits for its `ack`; throws what storing it failed with. */
function postAndWait(message: (call: number) => FromThread): Promise<void> {
  calls += 1;
  const ack = Promise.withResolvers<void>();
  unacknowledged.set(calls, ack);
  post(message(calls));
  return ack.promise;
}

function onAck({ call, failure }: Extract<ToThread, { kind: 'ack' }>): void {
  const ack = unacknowledged.get(call);
  unacknowledged.delete(call);
  if (failure === null) ack?.resolve();
  else ack?.reject(new Error(failure));
}

async function work(message: Extract<ToThread, { kind: 'analyze' | 'verify' }>): Promise<void> {
  const { run } = message;
  const stop = new AbortController();
  running.set(run, stop);
  const shared: CheckServices = {
    signal: stop.signal,
    report: (progress) => post({ kind: 'progress', run, progress }),
    slot: {
      pause: (heldBytes) => post({ kind: 'pause', run, heldBytes }),
      resume: () => postAndWait((call) => ({ kind: 'resume', run, call })),
    },
  };
  try {
    const result =
      message.kind === 'verify'
        ? await verify(message.request, {
            ...shared,
            saveFirstScreens: (pages) => postAndWait((call) => ({ kind: 'first-screens', run, call, pages })),
          })
        : await runPipeline(message.request, {
            ...shared,
            saved: message.saved,
            save: (done) => postAndWait((call) => ({ kind: 'stage', run, call, done })),
            saveScreenshots: (screenshots) => postAndWait((call) => ({ kind: 'screenshots', run, call, screenshots })),
          });
    post({ kind: 'done', run, result });
  } catch (error) {
    post({ kind: 'failed', run, failure: toFailure(error) });
  } finally {
    running.delete(run);
    if (getHeapStatistics().used_heap_size > LARGE_HEAP_BYTES) collectGarbage();
  }
}

function toFailure(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { code: isAppError(error) ? error.code : null, message, stack: stack ?? '' };
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'analyze' || message.kind === 'verify') void work(message);
  if (message.kind === 'stop') running.get(message.run)?.abort();
  if (message.kind === 'ack') onAck(message);
  if (message.kind === 'close') {
    for (const stop of running.values()) stop.abort();
    void services.close().finally(() => process.exit());
  }
});
