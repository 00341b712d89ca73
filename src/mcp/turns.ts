/** Runs at most `atOnce` tasks at a time, the others in the order they came. A task whose signal is aborted while it waits never starts. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    if (running >= atOnce) await waitForTurn(signal);
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  /** The turn of the task that ended is handed on, so the count stays. */
  function waitForTurn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal.reason);
      };
      waiting.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
