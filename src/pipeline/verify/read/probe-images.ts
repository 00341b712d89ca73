import { isAppError } from '#contracts/errors.ts';
import type { Egress, EgressResponse } from '#egress/egress.ts';
import { imageExtension } from '../../blueprint/images/load-images.ts';

/** What an image file answers. `unanswered`: it was not asked for, or the answer says nothing about what visitors see. */
export type ImageAnswer = 'loads' | 'broken' | 'unanswered';

/** Asks whether image files load, a few while pages are being read and more afterwards. */
export type ImageProber = {
  /** Asks for these after those before, up to the limit in all. */
  add(urls: readonly string[]): void;
  /** Looks whether there is room for more requests than before. */
  goOn(): void;
  /** Asks for the rest and returns what each said; one that is missing was not asked for. Throws the signal's reason. */
  finish(): Promise<ReadonlyMap<string, ImageAnswer>>;
};

/** Images that are asked for: without a browser nobody loads them otherwise. */
const MOST = 40;
/** Pages come first: so many requests at once while they are read, unless there is known to be room for more. */
const AT_ONCE_EARLY = 2;
/** A host gets six requests at once. */
const AT_ONCE = 6;
const TIMEOUT_MS = 6_000;
const ALL_MS = 20_000;
/** The first bytes say whether it is an image. */
const MAX_BYTES = 65_536;
/** These say that this client may not have the file now, not that visitors do not get it. */
const NOT_FOR_US = new Set([401, 403, 429, 503]);
/** Types that browsers show and whose first bytes are not looked at. */
const OTHER_TYPES = ['image/x-icon', 'image/vnd.microsoft.icon', 'image/bmp', 'image/tiff', 'image/jxl', 'image/apng', 'image/heic'];

function answerOf({ status, body, headers }: EgressResponse): ImageAnswer {
  if (NOT_FOR_US.has(status)) return 'unanswered';
  if (status >= 400) return 'broken';
  const type = headers['content-type'] ?? '';
  return imageExtension(body, type) !== '' || OTHER_TYPES.some((other) => type.startsWith(other)) ? 'loads' : 'broken';
}

export type ProberServices = {
  egress: Pick<Egress, 'fetch'>;
  signal: AbortSignal;
  /** How many images may be asked for at once while pages are read; `goOn` is called when that grows. Two unless given. */
  room?: (() => number) | undefined;
};

/** Makes the prober of one check. */
export function createImageProber({ egress, signal, room = () => AT_ONCE_EARLY }: ProberServices, now = Date.now): ImageProber {
  const answers = new Map<string, ImageAnswer>();
  const known = new Set<string>();
  const queue: string[] = [];
  const workers = new Set<Promise<void>>();
  let [atOnce, deadline] = [room, Number.POSITIVE_INFINITY];

  async function ask(url: string): Promise<ImageAnswer> {
    try {
      return answerOf(await egress.fetch(url, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, signal }));
    } catch (error) {
      // A host that does not exist shows nobody anything; one that is slow or refuses this client may.
      return isAppError(error) && error.code === 'address-unresolved' ? 'broken' : 'unanswered';
    }
  }
  async function work(): Promise<void> {
    while (workers.size <= atOnce() && now() <= deadline && !signal.aborted) {
      const url = queue.shift();
      if (url === undefined) return;
      answers.set(url, await ask(url));
    }
  }
  const start = () => {
    for (let free = Math.min(atOnce() - workers.size, queue.length); free > 0; free -= 1) {
      const worker = work();
      workers.add(worker);
      void worker.then(() => workers.delete(worker));
    }
  };
  return {
    add(urls) {
      for (const url of urls) {
        if (known.size >= MOST) break;
        if (!known.has(url)) queue.push(url);
        known.add(url);
      }
      start();
    },
    goOn: start,
    async finish() {
      [atOnce, deadline] = [() => AT_ONCE, now() + ALL_MS];
      start();
      await Promise.all(workers);
      signal.throwIfAborted();
      return answers;
    },
  };
}
