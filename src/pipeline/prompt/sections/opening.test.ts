import { describe, expect, it } from 'vitest';
import type { StrategyOpening } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { believe, buyers, decisions, forWhom, leftOut, moves, openQuestions, ownerDecisions, promise } from './opening.ts';

const line = (text: string, kind: 'observed' | 'inferred' = 'observed') => ({ text, kind, evidence: [] });
const OPENING: StrategyOpening = {
  forWhom: [line('Families in Mainz: bread for the week', 'inferred')],
  promise: line('Bread that keeps for a week', 'inferred'),
  believe: [line('Own mill since 1987')],
  moves: [
    {
      ...{ id: 'a', title: 'Say it first', why: 'They leave', how: 'In the headline', evidence: [], findingIds: [] },
      impact: 'high',
      effort: 'small',
      basis: 'advice',
    },
  ],
  stays: [],
  leaveOut: [{ text: 'Best of 2019', reason: 'dated', why: 'Seven years ago', pages: ['/'], evidence: [] }],
  decisions: [
    { id: 'prices', question: 'Which price is right?', why: 'Two are shown', untilThen: 'Show none', basis: 'evidence', evidence: [] },
    { id: 'law', question: 'Is the term protected?', why: 'Trade law', untilThen: 'Do not use it', basis: 'to-check', evidence: [] },
  ],
};
const context = promptContext((strategy) => {
  strategy.opening = OPENING;
  strategy.diagnose.questions = [
    { id: 'prices', question: 'What does it cost?', why: '' },
    { id: 'team', question: 'Who bakes?', why: 'No names' },
  ];
  strategy.answers = [{ id: 'law', question: 'Is the term protected?', answer: 'No' }];
});

describe('the opening of a prompt', () => {
  it('says for whom, the promise, and why to believe it', () => {
    expect([forWhom(context), buyers(context), promise(context), believe(context)]).toEqual([
      ['Families in Mainz: bread for the week'],
      ['Families in Mainz'],
      'Bread that keeps for a week',
      ['"Own mill since 1987"'],
    ]);
  });

  it('tells a proof in whole sentences or not at all', () => {
    const start = 'Thanks to the first prize of the county and to all who helped us at the market, in the mill and by the river';
    const long = `${start}, and to the many others whom we could not name here one by one because the list would be endless, we could build a second oven of stone behind the mill in the spring of the following year.`;
    const told = promptContext((strategy) => {
      strategy.opening = { ...OPENING, believe: [line(long), line(`Own mill since 1987. ${long}`)] };
    });
    expect(believe(told)).toEqual(['"Own mill since 1987."']);
  });

  it('marks advice as advice, and names what is left out with the reason', () => {
    expect(moves(context)).toEqual([{ title: 'Say it first', why: 'They leave.', how: 'In the headline.', isAdvice: true }]);
    expect(leftOut(context)).toEqual([{ words: 'Best of 2019', reason: 'dated', why: 'Seven years ago.', instead: '', pages: ['/'] }]);
  });

  it('asks each question once: decisions first, without what is answered', () => {
    expect(decisions(context).map(({ id }) => id)).toEqual(['prices']);
    expect(openQuestions(context).map(({ question, untilThen }) => `${question} ${untilThen}`)).toEqual(['Who bakes? Leave it out.']);
  });

  it.each([
    ['languages', 'Every page that is kept stays in its language.'],
    ['tracking', 'Tracking stays as it is today.'],
  ])('keeps %s until the owner answers, as the routes and features do', (id, untilThen) => {
    const asking = promptContext((strategy) => {
      strategy.opening = OPENING;
      strategy.diagnose.questions = [{ id, question: 'Should it stay?', why: '' }];
    });
    expect(openQuestions(asking).map((entry) => entry.untilThen)).toEqual([untilThen]);
  });

  it('takes visitors and advice of older strategies', () => {
    const old = promptContext((strategy) => Object.assign(strategy, { opening: undefined }));
    expect(forWhom(old).length).toBeGreaterThan(0);
    expect(moves(old).length).toBeGreaterThan(0);
  });
});

it('owner decisions are the answers, then the notes line by line, as plain words', () => {
  expect(ownerDecisions({ ...context, notes: '# Tone\n- Say “you”\n\n2. <b>No</b> prices' })).toEqual([
    'Is the term protected? No.',
    'Tone',
    'Say “you”',
    '‹b›No‹/b› prices',
  ]);
});

it('gives the words of a number that a decision is about where no copy gives it', () => {
  const snippet = 'In der Mittagspause unter der Handynummer 015776292359';
  const of = (copy: string) =>
    decisions(
      promptContext((strategy) => {
        const open = {
          id: 'mobile',
          question: 'When is the mobile number answered?',
          why: '',
          untilThen: 'It stays.',
          basis: 'evidence' as const,
        };
        strategy.opening = { ...OPENING, decisions: [{ ...open, evidence: [{ url: 'https://a.test/', selector: 'p', snippet }] }] };
        strategy.craft.pages[0]?.sections[0]?.text.push(copy);
      }),
    )[0]?.untilThen;
  expect(of('Call us.')).toBe(`It stays. Today: "${snippet}"`);
  expect(of('0157 76292359')).toBe('It stays.');
});
