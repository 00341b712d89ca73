import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { extractPage, type PageFacts } from './extract/extract-page.ts';
import { isSameSite } from './url-key.ts';

/** A page to read; `homeUrl` tells which links are the site's own. Plain data, so that it can go to another thread. */
export type ExtractRequest = { html: string; url: string; homeUrl: string };

/** Reads pages into facts, big ones on another thread. Close it when the site is read. */
export type Extractor = {
  /** Throws when the page takes longer than 20 s or more memory than a page may. */
  extract(order: ExtractRequest): Promise<PageFacts>;
  close(): Promise<void>;
};

// An ordinary page takes milliseconds, a thread 0.3 s to start; a page of megabytes takes seconds in which nothing else would answer.
const BIG_PAGE_CHARACTERS = 400_000;
const TIMEOUT_MS = 20_000;
// The largest page that is read whole (4 MB, 50,000 elements) takes a third.
const MAX_MEMORY_MB = 384;
// V8's own choice keeps 48 MB for it.
const MAX_YOUNG_MB = 16;

/** Makes an extractor; its thread starts with the first big page. */
export function createExtractor(): Extractor {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let lastTurn: Promise<unknown> = Promise.resolve();

  const stop = async () => {
    const old = worker;
    worker = null;
    await old?.terminate();
  };
  // One page a turn of the event loop: the next requests go out and answers come in between two of them.
  const inTurn = <T>(work: () => T): Promise<T> => {
    const mine = lastTurn.then(() => nextTurn()).then(work);
    lastTurn = mine.catch(() => undefined);
    return mine;
  };
  const onThread = async (order: ExtractRequest) => {
    worker ??= new Worker(new URL('./extraction-worker-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
    });
    try {
      return await waitForFacts(worker, order);
    } catch (error) {
      await stop();
      throw error;
    }
  };

  return {
    extract(order) {
      if (order.html.length < BIG_PAGE_CHARACTERS) return inTurn(() => readFacts(order));
      const next = last.then(() => onThread(order));
      last = next.catch(() => undefined);
      return next;
    },
    close: stop,
  };
}

/** The facts of a page, ready to be stored. */
export function readFacts({ html, url, homeUrl }: ExtractRequest): PageFacts {
  // Whether a link is the site's own depends on its origin alone.
  const known = new Map<string, boolean>();
  const isInternal = (link: string): boolean => {
    const origin = link.slice(0, link.indexOf('/', 8) + 1);
    const response = known.get(origin) ?? isSameSite(link, homeUrl);
    known.set(origin, response);
    return response;
  };
  return extractPage({ html, url, isInternal });
}

function waitForFacts(worker: Worker, order: ExtractRequest): Promise<PageFacts> {
  return new Promise((done, failed) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      worker.off('message', onFacts).off('error', onFailure).off('exit', onExit);
      finish();
    };
    const onFacts = (facts: PageFacts) => settle(() => done(facts));
    const onFailure = (error: unknown) => settle(() => failed(error));
    const onExit = () => onFailure(new Error('the page could not be read'));
    const timer = setTimeout(() => onFailure(new Error('the page took too long to read')), TIMEOUT_MS);
    worker.on('message', onFacts).on('error', onFailure).on('exit', onExit);
    worker.postMessage(order);
  });
}
