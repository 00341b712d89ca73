import { describe, expect, it } from 'vitest';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { editsFromMarkdown } from '../edits/edits-from-markdown.ts';
import { strategyToMarkdown } from './strategy-markdown.ts';

const GRAIN = [{ page: 'p2', quote: 'All grain comes from fields within 20 km.' }];
const section = {
  ...{ heading: 'Grain', text: ['All grain comes from fields within 20 km.'], items: [], button: null, quotes: GRAIN },
  ...{ layout: 'a map of the fields', note: 'No claim about organic grain.' },
};
const strategy = followAnswer({
  aim: 'Make cafes order every morning.',
  keep: [{ text: 'The line about the fields: it is the proof.', quotes: GRAIN }],
  navigation: {
    header: [
      { label: 'Grain', target: '/grain' },
      { label: 'Home', target: '/' },
    ],
    button: null,
    footer: [],
    note: 'A bar on phones.',
  },
  pages: [
    answeredPage('/grain', { decision: 'add', reason: 'Cafes ask for it.', h1: 'Grain from fields within 20 km', sections: [section] }),
  ],
  leaveOut: [{ quote: 'since 1987', page: 'p2', reason: 'dated', why: 'Two years are named.', instead: 'for generations' }],
  decisions: [
    {
      question: 'Which number is right?',
      why: 'Two are shown.',
      untilThen: 'Show none.',
      basis: 'to-check',
      quotes: [],
      hides: ['+49 6131 55'],
    },
  ],
  design: { direction: 'Warm like the bakehouse.', type: '', imagery: '', signature: 'A map of the fields.', avoid: ['stock photos'] },
  acceptance: ['The distance of 20 km is on the first screen.'],
});
const text = strategyToMarkdown(strategy);

describe('the Markdown of a strategist\u2019s answer', () => {
  it.each([
    ['the aim', '### The aim\n\nMake cafes order every morning.'],
    ['what to keep', '- The line about the fields: it is the proof. (/about)'],
    ['the menu', '### Navigation\n\n- Menu: Grain (/grain), Home (/)\n- A bar on phones.'],
    ['a page that is added', '| /grain | Grain from fields within 20 km | add | Cafes ask for it. |'],
    ['layout and limit of a section', '   Layout: a map of the fields\n\n   Limit: No claim about organic grain.'],
    ['what is said instead', '| "since 1987" | "for generations" | Two years are named. |'],
    ['what is hidden', 'Until then: Show none. Not shown until then: "+49 6131 55".'],
    [
      'the design',
      '### Design\n\n- **Direction**: Warm like the bakehouse.\n- **Remembered by**: A map of the fields.\n- **Avoid**: stock photos',
    ],
    ['its own checks first', '### Acceptance checklist\n\n- The distance of 20 km is on the first screen.'],
  ])('shows %s', (_what, words) => {
    expect(text).toContain(words);
  });

  it('is edited like any other: the owner\u2019s words win', () => {
    const edited = text
      .replace('| /grain | Grain from fields within 20 km | add |', '| /grain | Our fields | add |')
      .replace('Which number is right?** Two are shown. Until then: Show none. Not shown until then: "+49 6131 55".', '$& The first one.');
    const { edits } = editsFromMarkdown(text, edited, strategy);
    expect(edits).toEqual([
      { field: 'question', id: 'decide-1', answer: 'The first one.' },
      { field: 'page', path: '/grain', title: 'Our fields' },
    ]);
    const { craft, opening } = applyEdits(strategy, edits);
    expect(craft.pages.find(({ path }) => path === '/grain')?.title).toBe('Our fields');
    expect(opening?.decisions.map(({ id }) => id)).not.toContain('decide-1');
  });
});
