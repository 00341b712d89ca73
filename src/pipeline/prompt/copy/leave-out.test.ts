import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { leftOutTexts } from './leave-out.ts';

const strategy = {
  opening: {
    leaveOut: [{ text: 'The best bakery of 2009', reason: 'dated', why: '', pages: [], evidence: [] }],
    decisions: [
      {
        id: 'phone',
        question: 'Which number?',
        why: '',
        untilThen: '',
        basis: 'evidence',
        hides: ['06131 55 66', '24/7', 'open'],
        evidence: [],
      },
    ],
  },
} as unknown as Pick<Strategy, 'opening' | 'answers'>;

describe('leftOutTexts', () => {
  it.each([
    ['We were the best bakery of 2009 in town', true],
    ['Call 06131 55 66 today', true],
    ['We answer 24/7', true],
    ['Photo 124/75', false],
    ['A European bakery, opened early', false],
    ['Bread since 2009', false],
  ])('%s', (text, expected) => {
    expect(leftOutTexts(strategy)(text)).toBe(expected);
  });

  it('shows what waited for a decision once the owner has answered', () => {
    const answered = { ...strategy, answers: [{ id: 'phone', question: 'Which number?', answer: '06131 55 66' }] };
    expect(leftOutTexts(answered)('Call 06131 55 66 today')).toBe(false);
  });
});
