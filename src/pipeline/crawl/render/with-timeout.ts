/** A rendering step exceeded its time limit. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Resolves to the work's result; rejects with `TimeoutError` after `ms`, or with the signal's reason. A browser may never respond: the
 * work is abandoned and its later outcome ignored.
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
