import { describe, expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { answerTo, describeEdit, inverseOf, notesIn, removedSections, withEdits } from './strategy-view.ts';

const line = (text: string) => ({ text, kind: 'observed' as const, evidence: [] });
const section = (id: string) => ({ id, heading: `About ${id}`, text: [`${id}.`] });
const strategy = {
  opening: { promise: line('Warm bread') },
  craft: {
    ...{ headline: line('Bread at seven'), subhead: line('Every day'), primaryButton: line('Order'), secondaryButton: null },
    goal: { target: '/order' },
    pages: [{ path: '/', sections: [section('proof'), section('faq')] }],
  },
  engineer: { pagePlan: [{ path: '/news', decision: 'keep', mergeInto: '', title: 'News' }] },
} as unknown as Strategy;

const EDITS: StrategyEdit[] = [
  { field: 'headline', text: 'Bread at six' },
  { field: 'promise', text: 'Warm bread at six' },
  { field: 'primaryTarget', text: '/shop' },
  { field: 'section', path: '/', section: 'faq', heading: 'Questions', text: ['Ask.'] },
  { field: 'sectionOrder', path: '/', order: ['faq', 'proof'] },
  { field: 'page', path: '/news', decision: 'merge', mergeInto: '/', title: 'Old news' },
];

describe('edits of a strategy', () => {
  it.each(EDITS.map((edit) => [edit.field, edit] as const))('%s is shown at once and can be taken back', (_, edit) => {
    const edited = withEdits(strategy, [edit]);
    expect(edited).not.toEqual(strategy);
    const texts = (one: Strategy) => JSON.stringify(one).replaceAll('"owner"', '"observed"');
    expect(texts(withEdits(edited, [inverseOf(edit, strategy, [])]))).toBe(texts(strategy));
  });

  it('marks the owner’s words as theirs', () => {
    expect(withEdits(strategy, [{ field: 'secondaryButton', text: 'Call' }]).craft.secondaryButton).toEqual({
      text: 'Call',
      kind: 'owner',
      evidence: [],
    });
  });

  it('takes a section out and brings it back', () => {
    const removal: StrategyEdit = { field: 'section', path: '/', section: 'faq', removed: true };
    expect(withEdits(strategy, [removal]).craft.pages[0]?.sections.map(({ id }) => id)).toEqual(['proof']);
    expect(removedSections([removal])).toEqual([removal]);
    expect(removedSections([removal, inverseOf(removal, strategy, [])])).toEqual([]);
  });

  it('knows the latest answer and the latest notes', () => {
    const edits: StrategyEdit[] = [
      { field: 'question', id: 'q1', answer: 'No' },
      { field: 'notes', text: 'Blue' },
      { field: 'question', id: 'q1', answer: 'Yes' },
    ];
    expect([answerTo(edits, 'q1'), answerTo(edits, 'q2'), notesIn(edits)]).toEqual(['Yes', '', 'Blue']);
  });

  it.each<[StrategyEdit, string]>([
    [{ field: 'headline', text: 'Bread' }, 'Headline: “Bread”'],
    [{ field: 'section', path: '/', section: 'faq', removed: true }, '/, faq: removed'],
    [{ field: 'page', path: '/news', decision: 'merge', mergeInto: '/' }, '/news: merge into /'],
  ])('are said in words: %#', (edit, words) => {
    expect(describeEdit(edit)).toBe(words);
  });
});
