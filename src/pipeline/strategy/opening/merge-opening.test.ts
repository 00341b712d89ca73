import { describe, expect, it } from 'vitest';
import type { Decision, LeaveOut, Move, StrategyOpening } from '#contracts/strategy.ts';
import { mergeOpening, withoutFormQuestion } from './merge-opening.ts';

const line = (text: string) => ({ text, kind: 'observed' as const, evidence: [] });
const move = (id: string, title: string): Move => ({
  ...{ id, title, why: '', how: '', impact: 'high', effort: 'small', basis: 'evidence', evidence: [], findingIds: [] },
});
const decision = (id: string, question: string): Decision => ({ id, question, why: '', untilThen: '', basis: 'evidence', evidence: [] });
const built: StrategyOpening = {
  ...{ forWhom: [line('Cafes')], promise: line('Bread every morning'), believe: [], stays: ['12 addresses'], leaveOut: [] },
  moves: [move('prices', 'Show the price of every bread'), move('phone', 'One phone number on all pages')],
  decisions: [decision('phone', 'Which phone number is right?')],
};

describe('mergeOpening', () => {
  it('is the built-in opening without an answer', () => {
    expect(mergeOpening(built, undefined)).toEqual(built);
  });

  it('puts the strategist first and fills up with built-in moves that say something else', () => {
    const chosen = { moves: [move('move-1', 'Show prices of every bread on the list'), move('move-2', 'Offer a weekly order')] };
    expect(mergeOpening(built, chosen).moves.map(({ title }) => title)).toEqual([
      'Show prices of every bread on the list',
      'Offer a weekly order',
      'One phone number on all pages',
    ]);
  });

  it('leaves three moves of a strategist alone', () => {
    const moves = ['Offer a weekly order', 'Name the mill', 'Let cafes taste'].map((title, at) => move(`move-${at + 1}`, title));
    expect(mergeOpening(built, { moves }).moves).toEqual(moves);
  });

  it('asks no question twice', () => {
    const chosen = { decisions: [decision('decide-1', 'Which of the two phone numbers is right?')] };
    expect(mergeOpening(built, chosen).decisions).toEqual(chosen.decisions);
  });

  it('keeps built-in lines where the answer has none', () => {
    expect(mergeOpening(built, { forWhom: [], promise: line('Bread of the mill') })).toMatchObject({
      forWhom: built.forWhom,
      promise: { text: 'Bread of the mill' },
    });
  });

  it('leaves only blocking questions next to those of a strategist', () => {
    const asked = { ...built, decisions: [decision('prices', 'Which price?'), decision('form-destination', 'Who gets the mail?')] };
    expect(mergeOpening(asked, { decisions: [decision('decide-1', 'Which year?')] }).decisions.map(({ id }) => id)).toEqual([
      'decide-1',
      'form-destination',
    ]);
  });

  it('keeps the side of a contradiction that the strategist left', () => {
    const out = (text: string, reason: LeaveOut['reason'] = 'contradictory', why = 'The pages disagree about pets.'): LeaveOut => ({
      ...{ text, reason, why, pages: ['/'], evidence: [] },
    });
    const disputed = { ...built, leaveOut: [out('Pets are welcome.'), out('No pets.'), out('Lorem ipsum', 'filler', 'Template.')] };
    const chosen = { leaveOut: [out('No pets')] };
    expect(mergeOpening(disputed, chosen).leaveOut.map(({ text }) => text)).toEqual(['No pets', 'Lorem ipsum']);
    expect(mergeOpening(disputed, {}).leaveOut).toEqual(disputed.leaveOut);
  });
});

it('asks where the entries of a form go only where the new site has a form', () => {
  const asked = { ...built, decisions: [decision('form-destination', 'Where should the entries go?'), decision('a', 'Which year?')] };
  const idsOf = (forms: Parameters<typeof withoutFormQuestion>[1]) => withoutFormQuestion(asked, forms).decisions.map(({ id }) => id);
  expect(idsOf([{ decision: 'keep' }])).toEqual(['form-destination', 'a']);
  expect(idsOf([{ decision: 'drop' }])).toEqual(['a']);
});
