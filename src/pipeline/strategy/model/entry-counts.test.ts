import { describe, expect, it } from 'vitest';
import { withoutCounts } from './entry-counts.ts';

const counts = new Set(['5', '17', '24']);

describe('withoutCounts', () => {
  it.each([
    ['17 dishes, each made to order', ' dishes, each made to order'],
    ['Los 24 servicios', 'Los  servicios'],
    ['18 dishes', '18 dishes'],
    ['Six projects', 'Six projects'],
    ['Five ways to help', ' ways to help'],
    ['from $17 a tray', 'from $17 a tray'],
    ['More than 24 clients', 'More than 24 clients'],
    ['17 years of experience', '17 years of experience'],
    ['1.17 m', '1.17 m'],
  ])('%s', (text, left) => {
    expect(withoutCounts(text, counts)).toBe(left);
  });
});
