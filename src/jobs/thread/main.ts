// The thread that reads sites: started by analysis-thread.ts, speaks the words of messages.ts. It has the ways out and no database.
import { parentPort } from 'node:worker_threads';
import { loadEnvironment, readConfig } from '#config';
import { isAppError } from '#contracts/errors.ts';
import { createServices } from '#create-services';
import { createLine } from '../line.ts';
import type { Failure, FromLine, ToLine } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This file is a thread of the worker: start npm run worker.');
const say = (message: FromLine) => port.postMessage(message);
const services = await createServices(readConfig(loadEnvironment()));
const line = createLine(services);
const running = new Map<number, AbortController>();
const waiting = new Map<number, PromiseWithResolvers<void>>();
let calls = 0;

/** Says something that is answered with `kept`; throws what the other side failed with. */
function ask(message: (call: number) => FromLine): Promise<void> {
  calls += 1;
  const answer = Promise.withResolvers<void>();
  waiting.set(calls, answer);
  say(message(calls));
  return answer.promise;
}

async function analyze({ run, request, saved }: Extract<ToLine, { kind: 'analyze' }>): Promise<void> {
  const stop = new AbortController();
  running.set(run, stop);
  try {
    const site = await line(request, {
      ...{ saved, signal: stop.signal },
      report: (progress) => say({ kind: 'progress', run, progress }),
      save: (done) => ask((call) => ({ kind: 'stage', run, call, done })),
      saveScreenshots: (pictures) => ask((call) => ({ kind: 'pictures', run, call, pictures })),
    });
    say({ kind: 'done', run, site });
  } catch (error) {
    say({ kind: 'failed', run, failure: failureOf(error) });
  } finally {
    running.delete(run);
  }
}

function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { code: isAppError(error) ? error.code : null, message, stack: stack ?? '' };
}

port.on('message', (message: ToLine) => {
  if (message.kind === 'analyze') void analyze(message);
  if (message.kind === 'stop') running.get(message.run)?.abort();
  if (message.kind === 'kept') {
    const answer = waiting.get(message.call);
    waiting.delete(message.call);
    if (message.failure === null) answer?.resolve();
    else answer?.reject(new Error(message.failure));
  }
  if (message.kind === 'close') {
    for (const stop of running.values()) stop.abort();
    void services.close().finally(() => {
      say({ kind: 'closed' });
      port.close();
    });
  }
});
