import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { strategyToMarkdown } from '../markdown/strategy-markdown.ts';

const PRAISE = 'The rye of the mill is what our breakfast guests ask for.';
const ITEMS = [
  ['More than 120 cafes', 'get our bread every morning.'],
  ['Four doughs', 'rest for a whole night.'],
  ['Weber family', 'has led the mill since the first day.'],
];

/** The bakery, with a page of claims. */
function input() {
  const given = richInput();
  const outline = ITEMS.flatMap(([title = '', text = '']): ['p', string][] => [['p', `${title} ${text}`]]);
  const page = draftPage({
    path: '/claims',
    type: 'other',
    outline: [
      ['h1', 'Why cafes choose us'],
      ...outline,
      ['p', 'We answer within 24 hours.'],
      ['p', 'Rated CARE A+ Stable.'],
      ['p', PRAISE],
      ['p', 'Hotel Post'],
      ['p', 'This guide is from September 2016.'],
    ],
  });
  given.site.pages = [...given.site.pages, page];
  const [signal] = given.profile.trustSignals;
  if (!signal) throw new Error('A trust signal is needed.');
  const proof = (trustKind: typeof signal.trustKind, text: string, author = '') => ({
    ...signal,
    ...{ kind: 'observed' as const, trustKind, text, author, evidence: [{ url: page.url, selector: 'p', snippet: text }] },
  });
  given.profile.trustSignals = [
    ...given.profile.trustSignals,
    proof('testimonials', PRAISE, 'Hotel Post'),
    proof('certifications', 'CARE A+ Stable'),
  ];
  return given;
}

const quotes = (...list: string[]) => list.map((quote) => ({ page: 'p8', quote }));
const ask = (question: string, more: object = {}) => ({
  question,
  why: 'Visitors rely on it.',
  untilThen: 'As today.',
  basis: 'evidence',
  hides: [],
  quotes: [],
  ...more,
});
const section = {
  heading: 'Why us',
  text: ['We answer within 24 hours.', 'Rated CARE A+ Stable.'],
  items: [...ITEMS.map(([title, text]) => ({ title, text })), { title: 'Hotel Post', text: `“${PRAISE}”` }],
  button: null,
  quotes: [],
};
const follow = (...decisions: object[]) => followAnswer({ decisions, pages: [answeredPage('/claims', { sections: [section] })] }, input());
const copyOf = ({ craft, elevate }: Strategy) =>
  JSON.stringify([craft.pages, elevate.proof.filter(({ decision }) => decision === 'use')], (key, value) =>
    key === 'evidence' ? [] : value,
  );

const CAFES = ask('Which figures are right: 120 cafes or 90?', { hides: ['120 cafes'] });

describe('a claim that a decision asks about', () => {
  it.each([
    ['a figure', ask('Which figures are right: 120 cafes or 90?'), '120 cafes'],
    ['a rating', ask('Are the ratings still valid?', { quotes: quotes('Rated CARE A+ Stable.') }), 'CARE A+'],
    ['the voices of customers', ask('Are the testimonials from customers who agree?'), PRAISE],
  ])('stays published, as the owner published it: %s', (_what, decision, asked) => {
    expect(copyOf(follow(decision))).toContain(asked);
  });
});

describe('words that a decision hides', () => {
  it('are in no copy until it is answered', () => {
    expect(copyOf(follow())).toContain('120 cafes');
    expect(copyOf(follow(CAFES))).not.toContain('120 cafes');
    expect(copyOf(follow(CAFES))).toContain('Four doughs');
  });

  it('take an entry with them, but no other entry', () => {
    const items = follow(CAFES)
      .craft.pages.find(({ path }) => path === '/claims')
      ?.sections.flatMap((one) => one.items.map(({ title }) => title))
      .filter(Boolean);
    expect(items).toEqual(['Four doughs', 'Weber family', 'Hotel Post']);
  });

  it('are in no check either', () => {
    const acceptance = ['The 120 cafes are named on the first screen.', 'Each price is shown once.'];
    const own = (decisions: object[]) =>
      followAnswer({ decisions, acceptance }, input())
        .diagnose.acceptance.filter((test) => test.own)
        .map(({ text }) => text);
    expect(own([])).toHaveLength(2);
    expect(own([CAFES])).toEqual(['Each price is shown once.']);
  });

  it('are others than the same number of a share or of hours', () => {
    const acceptance = ['The list of all 20 entries is on one page.'];
    const left = (...hides: string[]) =>
      followAnswer({ decisions: [ask('Which is right?', { hides })], acceptance }, input()).diagnose.acceptance.filter((test) => test.own);
    expect([left('20%').length, left('20 Stunden').length, left('20 entries').length]).toEqual([1, 1, 0]);
  });

  it('are no warning to visitors', () => {
    const warned = followAnswer(
      {
        decisions: [ask('Does the guide still fit?', { hides: ['This guide is from September 2016.'] })],
        leaveOut: [{ quote: 'This guide is from September 2016.', page: 'p8', reason: 'dated', why: 'It dates itself.', instead: '' }],
      },
      input(),
    );
    expect(warned.opening?.decisions[0]?.hides).toBeUndefined();
    expect(warned.opening?.leaveOut.map(({ text }) => text)).not.toContain('This guide is from September 2016.');
  });
});

describe('the answer of the owner', () => {
  const strategy = follow(CAFES, ask('Are the testimonials from customers who agree?', { hides: [PRAISE] }));
  const answered = (answer: string) => applyEdits(strategy, [{ field: 'question', id: 'decide-1', answer }]);

  it('brings back what it confirms, and only that', () => {
    for (const answer of ['Yes, it is right.', 'The 120 cafes are right.']) {
      expect(copyOf(answered(answer))).toContain('More than 120 cafes');
      expect(copyOf(answered(answer))).not.toContain(PRAISE);
    }
    const both = applyEdits(answered('Yes.'), [{ field: 'question', id: 'decide-2', answer: 'Yes, they agreed.' }]);
    expect(copyOf(both)).toContain(PRAISE);
    expect(both.undecided).toBeUndefined();
  });

  it('puts its own figure in the place of the doubted one', () => {
    expect(copyOf(answered('85 cafes.'))).toContain('More than 85 cafes');
    expect(copyOf(answered('85 cafes.'))).not.toContain('120');
  });

  it('keeps out what it denies', () => {
    expect(copyOf(answered('No, leave it out.'))).not.toContain('120');
    expect(strategyToMarkdown(answered('No, leave it out.'))).toContain('The owner answered');
  });

  it('leaves edits of the copy in place', () => {
    const edited = applyEdits(strategy, [
      { field: 'headline', text: 'Bread for breakfast' },
      { field: 'question', id: 'decide-1', answer: 'Yes.' },
    ]);
    expect(edited.craft.headline.text).toBe('Bread for breakfast');
    expect(copyOf(edited)).toContain('More than 120 cafes');
  });
});
