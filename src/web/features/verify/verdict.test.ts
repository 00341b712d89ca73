import { describe, expect, it } from 'vitest';
import { countsLine, verdictSentence } from './verdict.ts';

describe('the verdict in a sentence', () => {
  it.each([
    ['red', { lost: 3, invented: 2, 'not-fixed': 1, kept: 40 }, '3 things are lost, 2 invented and 1 not fixed.'],
    ['red', { invented: 1 }, '1 thing is invented.'],
    ['red', { lost: 1, 'not-fixed': 4 }, '1 thing is lost and 4 not fixed.'],
    ['green', { kept: 9 }, 'This is the site that was planned: nothing is lost, invented or left unfixed.'],
    ['green', { kept: 9, unchecked: 1 }, 'Nothing is lost, invented or left unfixed, but 1 thing could not be checked.'],
    ['unchecked', {}, 'The new site could not be checked.'],
  ] as const)('%s %j', (verdict, counts, sentence) => {
    expect(verdictSentence(verdict, counts)).toBe(sentence);
  });

  it('counts in the order of the report', () => {
    expect(countsLine({ kept: 9, lost: 1, changed: 0 })).toBe('1 lost, 9 kept');
  });
});
