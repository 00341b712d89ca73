import { AppError } from '#contracts/errors.ts';

/** At most `max` attempts by one key within `windowMs`, counted from the first. */
export type ThrottleRule = { max: number; windowMs: number };

type Count = { attempts: number; endsAt: number };

/** Keys remembered at once; the oldest is forgotten first. Bounds the memory that a flood of made-up keys can take. */
const MAX_KEYS = 20_000;

/**
 * Counts attempts per key in this process's memory. `take` throws `too-many-requests` with the seconds to wait once the
 * rule is used up; waiting attempts do not prolong it. `giveBack` undoes one attempt (a login that turned out right).
 */
export function createThrottle(rule: ThrottleRule, now: () => number) {
  const counts = new Map<string, Count>();

  const take = (key: string): void => {
    const time = now();
    const known = counts.get(key);
    // One that ends later than a window that begins now was begun before the clock was put back.
    const count =
      known && known.endsAt > time && known.endsAt <= time + rule.windowMs ? known : { attempts: 0, endsAt: time + rule.windowMs };
    if (count.attempts >= rule.max) refuseTooMany(count.endsAt - time);
    count.attempts += 1;
    if (count !== known) {
      counts.delete(key);
      counts.set(key, count);
      const oldest = counts.size > MAX_KEYS ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
    }
  };

  const giveBack = (key: string): void => {
    const count = counts.get(key);
    if (count && count.attempts > 0) count.attempts -= 1;
  };

  return { take, giveBack };
}

/** Throws `too-many-requests` with the time to wait, said in words. */
export function refuseTooMany(waitMs: number): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new AppError('too-many-requests', `Too many attempts. Please try again in ${waitInWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
