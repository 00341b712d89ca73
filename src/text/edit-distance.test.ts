import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['winning', 'wining', 1],
    ['entrepreneurial', 'entrepreneuruial', 1],
    ['same', 'same', 0],
    ['bread', 'cakes', 3],
    ['short', 'a much longer word', 3],
    ['', 'ab', 2],
  ])('counts the letters between %s and %s', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });
});
