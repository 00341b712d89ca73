import { describe, expect, it } from 'vitest';
import type { AppError } from '#contracts/errors.ts';
import type { Database } from '#database/database.ts';
import { createRateLimiter } from './rate-limiter.ts';

const WINDOW_MS = 60_000;

function limiterWithClock(max: number, rateLimitFactor = 1) {
  let time = 1_000_000;
  const services = { database: { kind: 'embedded' } as Database, now: () => new Date(time), settings: { rateLimitFactor } };
  const limiter = createRateLimiter(services, { name: 'test', max, windowMs: WINDOW_MS });
  const refusal = (key: string) =>
    limiter.take(key).then(
      () => null,
      (error: AppError) => error,
    );
  return { limiter, refusal, pass: (ms: number) => (time += ms) };
}

describe('a rate limiter', () => {
  it('allows the limit and refuses the next attempt with the seconds to wait', async () => {
    const { limiter, refusal, pass } = limiterWithClock(2);
    await limiter.take('a');
    pass(10_000);
    expect(await limiter.take('a')).toEqual({ limit: 2, remaining: 0, endsInMs: 50_000 });
    const refused = await refusal('a');
    expect(refused).toMatchObject({ code: 'too-many-requests', status: 429, retryAfterSeconds: 50 });
    expect(refused?.message).toBe('Too many attempts. Please try again in 50 seconds.');
  });

  it('counts each key on its own', async () => {
    const { limiter, refusal } = limiterWithClock(1);
    await limiter.take('a');
    expect(await refusal('b')).toBeNull();
  });

  it('starts again when the window has passed, however often it refused in between', async () => {
    const { limiter, refusal, pass } = limiterWithClock(1);
    await limiter.take('a');
    pass(WINDOW_MS - 1_000);
    expect(await refusal('a')).not.toBeNull();
    pass(1_000);
    expect(await refusal('a')).toBeNull();
  });

  it('locks no one out when the clock is set back', async () => {
    const { limiter, refusal, pass } = limiterWithClock(1);
    await limiter.take('a');
    pass(-900_000);
    expect(await refusal('a')).toBeNull();
  });

  it('does not count a refunded attempt', async () => {
    const { limiter, refusal } = limiterWithClock(1);
    await limiter.take('a');
    await limiter.refund('a');
    expect(await refusal('a')).toBeNull();
    expect(await refusal('a')).not.toBeNull();
  });

  it('multiplies the limit by RATE_LIMIT_FACTOR, and allows at least one attempt', async () => {
    expect(await limiterWithClock(10, 0.5).limiter.take('a')).toMatchObject({ limit: 5 });
    expect(await limiterWithClock(10, 0.001).limiter.take('a')).toMatchObject({ limit: 1 });
  });

  it('drops the oldest keys under a flood instead of growing', async () => {
    const { limiter, refusal } = limiterWithClock(1);
    await limiter.take('first');
    for (let i = 0; i < 20_000; i += 1) await limiter.take(`key-${i}`);
    expect(await refusal('first')).toBeNull();
    expect(await refusal('key-19999')).not.toBeNull();
  });
});
