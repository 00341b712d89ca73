import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Box, ImageFile, ShrunkImage } from './shrunk-image.ts';

/** Makes images smaller, one at a time, in a process of its own that starts with the first one and ends when it is idle. */
export type ImageShrinker = {
  /** The image at fitting sizes; null for one that stays as it is: a drawing, a broken or huge file, one that takes too long. */
  shrink(bytes: Uint8Array): Promise<ShrunkImage | null>;
  /** A photo or logo (PNG, JPEG, WebP) re-encoded to fit a box; null for any other file, a broken or huge one, one that takes too long. */
  fit(bytes: Uint8Array, box: Box): Promise<ImageFile | null>;
  /** Whether this system can do it at all; true until it is known. */
  isAble(): boolean;
  close(): void;
};

const PROCESS = fileURLToPath(new URL('./shrink-process.ts', import.meta.url));
const DEFAULTS = { file: PROCESS, timeoutMs: 15_000, waitMs: 20_000, idleMs: 10_000 };
/** For the process's own objects; an image's pixels are limited apart. */
const HEAP_MB = 96;

type Order = Uint8Array | { bytes: Uint8Array; box: Box };
type Answer = { isAble: boolean; image: ImageFile | null };

/** Makes the shrinker. `timeoutMs`: for one image, then its process is killed; `waitMs`: for its turn. */
export function createImageShrinker(options: Partial<typeof DEFAULTS> = {}): ImageShrinker {
  const { file, timeoutMs, waitMs, idleMs } = { ...DEFAULTS, ...options };
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isAble = true;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }
  function start(): ChildProcess {
    // No setting and no secret of this process reaches it.
    const started = fork(file, [], {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    return started;
  }
  /** Sends an image; null when the process ends, or has to be ended. */
  function ask(order: Order): Promise<Answer | null> {
    const asked = child ?? start();
    child = asked;
    return new Promise((resolve) => {
      const end = (answer: Answer | null) => {
        clearTimeout(timer);
        asked.off('message', onAnswer);
        asked.off('exit', onEnd);
        asked.off('error', onEnd);
        if (!answer && child === asked) stop();
        resolve(answer);
      };
      const onAnswer = (answer: unknown) => end(answer as Answer);
      const onEnd = () => end(null);
      const timer = setTimeout(onEnd, timeoutMs);
      asked.once('message', onAnswer).once('exit', onEnd).once('error', onEnd);
      asked.send(order, (error) => error && end(null));
    });
  }
  async function work(order: Order): Promise<ImageFile | null> {
    clearTimeout(idle);
    const answer = await ask(order);
    if (answer) isAble = answer.isAble;
    idle = setTimeout(stop, idleMs).unref();
    return answer?.image ?? null;
  }

  /** After all orders before it. */
  function queue(order: Order): Promise<ImageFile | null> {
    const since = Date.now();
    const mine = last.then(() => (isAble && Date.now() - since <= waitMs ? work(order) : null));
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    shrink: (bytes) => queue(bytes) as Promise<ShrunkImage | null>,
    fit: (bytes, box) => queue({ bytes, box }),
    isAble: () => isAble,
    close: stop,
  };
}
