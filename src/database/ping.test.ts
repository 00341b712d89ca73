import { afterEach, describe, expect, it, vi } from 'vitest';
import { respondsInTime } from './ping.ts';

describe('respondsInTime', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is true for a query that succeeds, false for one that fails', async () => {
    expect(await respondsInTime(async () => 1)).toBe(true);
    expect(await respondsInTime(() => Promise.reject(new Error('away')))).toBe(false);
  });

  it('is false after two seconds without a response', async () => {
    vi.useFakeTimers();
    const response = respondsInTime(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await response).toBe(false);
  });
});
