import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('startDeadline', () => {
  it('ends a question that does not stream after its time', () => {
    const { signal, grew, limitMs } = startDeadline({ timeoutMs: 60 });
    vi.advanceTimersByTime(50);
    grew();
    vi.advanceTimersByTime(10);
    expect([signal.aborted, limitMs()]).toEqual([true, 60]);
  });

  it('waits for an answer that grows, up to its whole time', () => {
    const { signal, grew, limitMs } = startDeadline({ timeoutMs: 60, streamedMs: 240 });
    for (let at = 50; at < 240; at += 50) {
      vi.advanceTimersByTime(50);
      grew();
      expect(signal.aborted).toBe(false);
    }
    vi.advanceTimersByTime(40);
    expect([signal.aborted, limitMs()]).toEqual([true, 240]);
  });

  it('gives up an answer that falls silent', () => {
    const { signal, grew, limitMs } = startDeadline({ timeoutMs: 60, streamedMs: 240 });
    vi.advanceTimersByTime(50);
    grew();
    vi.advanceTimersByTime(60);
    expect([signal.aborted, limitMs()]).toEqual([true, 60]);
  });

  it('never aborts once it ended', () => {
    const { signal, end } = startDeadline({ timeoutMs: 60, streamedMs: 240 });
    end();
    vi.advanceTimersByTime(1_000);
    expect(signal.aborted).toBe(false);
  });
});
