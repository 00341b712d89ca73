import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { answerCriteria, splitCriteria } from './criteria.ts';

describe('splitCriteria', () => {
  it.each([
    ['- One\n- Two\n\n3. Three', ['One', 'Two', 'Three']],
    ['Be brief. Be calm!', ['Be brief.', 'Be calm!']],
    ['', []],
  ])('splits %j', (text, criteria) => {
    expect(splitCriteria(text)).toEqual(criteria);
  });
});

describe('answerCriteria', () => {
  it('names the conflict, or that there is none', () => {
    expect(answerCriteria(['Formal tone.', 'Show our award.'], promptContext())).toEqual([
      '"Formal tone.": does not conflict with the facts. Say where it is met.',
      '"Show our award.": conflicts with the facts, the site shows no award. Say how you resolved it.',
    ]);
  });

  it('answers sixty and counts the others', () => {
    const lines = answerCriteria(
      Array.from({ length: 62 }, () => 'Calm.'),
      promptContext(),
    );
    expect(lines).toHaveLength(61);
    expect(lines.at(-1)).toMatch(/^2 more criteria/);
  });
});
