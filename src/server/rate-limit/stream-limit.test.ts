import { describe, expect, it } from 'vitest';
import { createStreamLimit } from './stream-limit.ts';

describe('streams of one person', () => {
  it('are as many as allowed, whatever others have open', () => {
    const streams = createStreamLimit(2);
    streams.enter('ada');
    streams.enter('ada');
    streams.enter('bob');
    expect(() => streams.enter('ada')).toThrow('Too many open tabs');
    expect(() => streams.enter('bob')).not.toThrow();
  });

  it('make room when they end, each only once', () => {
    const streams = createStreamLimit(2);
    const [first] = [streams.enter('ada'), streams.enter('ada')];
    first?.();
    first?.();
    streams.enter('ada');
    expect(() => streams.enter('ada')).toThrow();
  });
});
