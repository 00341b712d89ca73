type Window = { attempts: number; endsAt: number };

/** Keys kept at once; the oldest is dropped first. Bounds the memory that a flood of made-up keys can take. */
const MAX_KEYS = 20_000;

/** Counts attempts per key in this process's memory, up to `atMost` in a window of `windowMs` from the key's first attempt. */
export function createMemoryCounter({ windowMs, atMost, now }: { windowMs: number; atMost: number; now: () => number }) {
  const windows = new Map<string, Window>();

  function currentWindow(key: string, time: number): Window {
    const known = windows.get(key);
    // The upper bound guards against the clock being set back.
    if (known && known.endsAt > time && known.endsAt <= time + windowMs) return known;
    const started = { attempts: 0, endsAt: time + windowMs };
    windows.delete(key);
    windows.set(key, started);
    const oldest = windows.size > MAX_KEYS ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    return started;
  }

  return {
    /** Counts an attempt: how many there are in its window, this one included, and how long the window still lasts. */
    count(key: string): { attempts: number; endsInMs: number } {
      const time = now();
      const current = currentWindow(key, time);
      current.attempts = Math.min(current.attempts + 1, atMost);
      return { attempts: current.attempts, endsInMs: current.endsAt - time };
    },

    /** Takes one attempt back. */
    refund(key: string): void {
      const current = windows.get(key);
      if (current && current.attempts > 0) current.attempts -= 1;
    },
  };
}
