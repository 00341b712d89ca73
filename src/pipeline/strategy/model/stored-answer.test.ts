import { describe, expect, it } from 'vitest';
import { readStoredAnswer } from './stored-answer.ts';

const section = { heading: 'The bakehouse', text: ['Beech heats the oven.'], items: [], button: null, quotes: [] };
const page = { path: '/about', decision: 'keep', mergeInto: null, reason: '', title: null, description: null, sections: [section] };
const earlier = {
  ...{ forWhom: [], promise: null, believe: [], moves: [], headline: null, subhead: null, primaryButton: null, secondaryButton: null },
  pages: [page],
  leaveOut: [{ quote: 'Since 1987', page: 'p1', reason: 'dated', why: 'Two years are named.' }],
  decisions: [{ question: 'Which year?', why: '', untilThen: '', basis: 'evidence', quotes: [] }],
};

describe('readStoredAnswer', () => {
  it('reads an answer of the earlier shape, with nothing for the fields it did not have', () => {
    expect(readStoredAnswer(earlier)).toMatchObject({
      ...{ aim: null, keep: [], navigation: null, forms: [], design: null, acceptance: [] },
      pages: [{ path: '/about', h1: null, language: null, sections: [{ heading: 'The bakehouse', layout: '', note: '', form: '' }] }],
      leaveOut: [{ quote: 'Since 1987', instead: '' }],
      decisions: [{ hides: [] }],
    });
  });

  it('keeps what an answer of today says', () => {
    const answer = readStoredAnswer({ ...earlier, aim: 'Win cafes.', pages: [{ ...page, h1: 'The family' }] });
    expect(answer).toMatchObject({ aim: 'Win cafes.', pages: [{ h1: 'The family' }] });
  });

  it.each([null, 'a text', { pages: 'many' }, {}])('is null for %j', (stored) => {
    expect(readStoredAnswer(stored)).toBeNull();
  });
});
