import { expect, it } from 'vitest';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { richInput } from '#testing/strategy-input.ts';

const GRAIN = [{ page: 'p2', quote: 'All grain comes from fields within 20 km.' }];
const section = { heading: 'Grain', text: ['All grain comes from fields within 20 km.'], items: [], button: null, quotes: GRAIN };

it('quotes the site without the marks of our question', () => {
  const [entry] =
    followAnswer({
      leaveOut: [{ quote: '# All grain comes from fields within 20 km.', page: 'p2', reason: 'dated', why: 'No longer so.', instead: '' }],
    }).opening?.leaveOut ?? [];
  expect(entry?.text).toBe('All grain comes from fields within 20 km.');
});

it.each([
  [
    'other spacing and capitals of the same letters',
    'all grain comes from fields within 20 k m',
    'all grain comes from fields within 20 k m',
  ],
  ['a figure that the site does not have', 'All grain comes from fields within 12 km.', undefined],
])('replaces words of today by %s only where it may', (_name, instead, given) => {
  const quote = 'All grain comes from fields within 20 km.';
  const [entry] = followAnswer({ leaveOut: [{ quote, page: 'p2', reason: 'dated', why: 'Misspelled.', instead }] }).opening?.leaveOut ?? [];
  // Without its replacement the statement stays.
  expect([entry?.text, entry?.instead]).toEqual(given === undefined ? [undefined, undefined] : [quote, given]);
});

it('may use the words of the site as it spells them right', () => {
  const input = richInput();
  const words = 'Approved by Demontfort University since the first loaf.';
  input.site.pages[1]?.blocks.push({ tag: 'p', text: words, selector: 'main > p', region: 'main', hidden: false });
  const sentence = 'The De Montfort University approved our grain and bread.';
  const copyWith = (quote: string, instead: string) =>
    followAnswer(
      {
        leaveOut: [{ quote, page: 'p2', reason: 'filler', why: 'Misspelled.', instead }],
        pages: [answeredPage('/about', { sections: [{ ...section, text: [sentence] }] })],
      },
      input,
    )
      .craft.pages.find(({ path }) => path === '/about')
      ?.sections.flatMap(({ text }) => text) ?? [];
  expect(copyWith('Demontfort University', 'De Montfort University')).toContain(sentence);
  // Words that the site does not have are no spelling of it.
  expect(copyWith('Demontfort Academy', 'De Montfort Academy')).not.toContain(sentence);
});
