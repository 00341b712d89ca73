import { AppError } from '#contracts/errors.ts';
import type { Database } from '#database/database.ts';
import { countAttempt, refundAttempt } from '#database/throttles.ts';

type RateLimit = {
  /** Keeps the keys of different limits apart in the shared table. */
  name: string;
  /** Attempts per key and window; RATE_LIMIT_FACTOR multiplies it. */
  max: number;
  /** A window starts with the key's first attempt. */
  windowMs: number;
  /** Counts in this process alone: for limits that protect the process itself. */
  perProcess?: boolean;
};

export type LimiterServices = { database: Database; now: () => Date; settings: { rateLimitFactor: number } };

type RateLimiter = {
  /** Counts an attempt; returns how many are left. Throws `too-many-requests` with the seconds to wait when there were none. */
  take(key: string): Promise<{ limit: number; remaining: number; endsInMs: number }>;
  /** Undoes one attempt, for example a login that succeeded. */
  refund(key: string): Promise<void>;
};

/**
 * A rate limiter for the whole installation: on PostgreSQL the database counts for all processes, by its own clock. The embedded database
 * has a single process, so its memory is enough. Attempts past the limit don't extend the window.
 */
export function createRateLimiter(services: LimiterServices, { name, max, windowMs, perProcess }: RateLimit): RateLimiter {
  const { database, now, settings } = services;
  const limit = Math.max(1, Math.round(max * settings.rateLimitFactor));
  const atMost = limit + 1;
  const inMemory = perProcess || database.kind === 'embedded';
  const memory = createMemoryCounter({ windowMs, atMost, now: () => now().getTime() });
  const shared = (key: string) => `${name}:${key}`;

  return {
    async take(key) {
      const { attempts, endsInMs } = inMemory ? memory.count(key) : await countAttempt(database.db, { key: shared(key), windowMs, atMost });
      if (attempts > limit) throw tooManyAttempts(endsInMs);
      return { limit, remaining: limit - attempts, endsInMs };
    },
    async refund(key) {
      if (inMemory) memory.refund(key);
      else await refundAttempt(database.db, shared(key));
    },
  };
}

function tooManyAttempts(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too-many-requests', `Too many attempts. Please try again in ${wait}.`, { retryAfterSeconds: seconds });
}

type Window = { attempts: number; endsAt: number };

/** Keys kept at once; the oldest is dropped first. Bounds the memory that a flood of made-up keys can take. */
const MAX_KEYS = 20_000;

/** Counts attempts per key in this process's memory, up to `atMost` in a window of `windowMs` from the key's first attempt. */
function createMemoryCounter({ windowMs, atMost, now }: { windowMs: number; atMost: number; now: () => number }) {
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
