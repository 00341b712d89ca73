import { AppError } from '#contracts/errors.ts';
import type { Database } from '#database/database.ts';
import { countAttempt, refundAttempt } from '#database/throttles.ts';
import { createMemoryCounter } from './memory-counter.ts';

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

export type RateLimiter = {
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
