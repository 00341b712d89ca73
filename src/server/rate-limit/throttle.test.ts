import { describe, expect, it } from 'vitest';
import type { AppError } from '#contracts/errors.ts';
import { createThrottle } from './throttle.ts';

function clock() {
  let time = 1_000_000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

function refusal(attempt: () => void): AppError | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error as AppError;
  }
}

describe('createThrottle', () => {
  it('lets the rule’s number through and refuses the next with the seconds to wait', () => {
    const { now, pass } = clock();
    const throttle = createThrottle({ max: 2, windowMs: 60_000 }, now);
    throttle.take('a');
    pass(10_000);
    throttle.take('a');
    const refused = refusal(() => throttle.take('a'));
    expect(refused).toMatchObject({ code: 'too-many-requests', status: 429, retryAfterSeconds: 50 });
    expect(refused?.message).toBe('Too many attempts. Please try again in 50 seconds.');
  });

  it('counts keys apart', () => {
    const throttle = createThrottle({ max: 1, windowMs: 60_000 }, clock().now);
    throttle.take('a');
    expect(refusal(() => throttle.take('b'))).toBeNull();
  });

  it('starts anew when the window has passed, however often it refused meanwhile', () => {
    const { now, pass } = clock();
    const throttle = createThrottle({ max: 1, windowMs: 60_000 }, now);
    throttle.take('a');
    pass(59_000);
    expect(refusal(() => throttle.take('a'))).not.toBeNull();
    pass(1_000);
    expect(refusal(() => throttle.take('a'))).toBeNull();
  });

  it('does not lock anybody out when the clock is put back', () => {
    const { now, pass } = clock();
    const throttle = createThrottle({ max: 1, windowMs: 60_000 }, now);
    throttle.take('a');
    pass(-900_000);
    expect(refusal(() => throttle.take('a'))).toBeNull();
  });

  it('does not count an attempt that was given back', () => {
    const throttle = createThrottle({ max: 1, windowMs: 60_000 }, clock().now);
    throttle.take('a');
    throttle.giveBack('a');
    expect(refusal(() => throttle.take('a'))).toBeNull();
    expect(refusal(() => throttle.take('a'))).not.toBeNull();
  });

  it('forgets the oldest keys under a flood rather than growing', () => {
    const throttle = createThrottle({ max: 1, windowMs: 60_000 }, clock().now);
    throttle.take('first');
    for (let i = 0; i < 20_000; i += 1) throttle.take(`key-${i}`);
    expect(refusal(() => throttle.take('first'))).toBeNull();
    expect(refusal(() => throttle.take('key-19999'))).not.toBeNull();
  });
});
