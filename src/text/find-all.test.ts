import { describe, expect, it } from 'vitest';
import { findAll } from './find-all.ts';

describe('findAll', () => {
  const pattern = /(\d)([a-z])/g;

  it('finds what matchAll() finds, with groups and positions', () => {
    const text = 'a 1b, 2c and 3';
    expect(findAll(text, pattern)).toEqual([...text.matchAll(pattern)]);
  });

  it('starts at the beginning of each text', () => {
    pattern.lastIndex = 5;
    expect(findAll('1b', pattern)).toHaveLength(1);
    expect(findAll('none', pattern)).toEqual([]);
    expect(findAll('1b', pattern)).toHaveLength(1);
  });
});
