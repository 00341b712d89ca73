/** A step of a rendering that took longer than it may. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * The work's result, or `TooLate` after `ms`, or the signal's reason. A browser's answer may never come: the work is left
 * behind, and whatever it still says is not heard.
 */
export function withTimeout<T>(work: Promise<T>, ms: number, signal?: AbortSignal): Promise<T> {
  work.catch(() => undefined);
  return new Promise((done, failed) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const onAbort = () => settle(() => failed(signal?.reason));
    const timer = setTimeout(() => settle(() => failed(new TimeoutError(`not done within ${ms} ms`))), Math.max(1, ms));
    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    work.then(
      (value) => settle(() => done(value)),
      (error) => settle(() => failed(error)),
    );
  });
}
