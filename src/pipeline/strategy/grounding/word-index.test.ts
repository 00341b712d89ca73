import { describe, expect, it } from 'vitest';
import { indexWords, wordsIn } from './word-index.ts';

const index = indexWords(['Fresh bread every morning', 'We bake']);

describe('indexWords', () => {
  it.each([
    ['bread every', true],
    ['Fresh BREAD, every morning!', true],
    ['every bread', false],
    ['morning we', false],
    ['bake', true],
    ['cake', false],
    ['', true],
  ])('hasRun(%j): %s', (text, expected) => {
    expect(index.hasRun(text)).toBe(expected);
  });

  it('tells which share of the neighboring words occurs', () => {
    expect(index.shareOfRuns('fresh bread every evening')).toBe(0.5);
  });
});

describe('wordsIn', () => {
  it('folds case, punctuation and compatibility forms', () => {
    expect(wordsIn('Ｆresh, Bread—42!')).toEqual(['fresh', 'bread', '42']);
  });
});
