import { expect, it } from 'vitest';
import { markPassage } from './mark-passage.ts';

it('marks the statement where the snippet contains it word for word', () => {
  expect(markPassage('We bake Sourdough bread daily.', 'sourdough bread')).toEqual({
    before: 'We bake ',
    marked: 'Sourdough bread',
    after: ' daily.',
  });
});

it('marks the longest run of words that statement and snippet share', () => {
  const passage = markPassage('Open since 1987, family owned and run in Leeds.', 'The business is family owned and old');
  expect(passage.marked).toBe('family owned and');
});

it('does not mark a part of a longer word', () => {
  expect(markPassage('Discounted teapots', 'count teapot')).toEqual({ before: '', marked: 'Discounted teapots', after: '' });
});

it.each([
  ['Nothing in common', 'xyz'],
  ['An empty statement', ''],
])('marks the whole snippet when there is no passage: %s', (snippet, statement) => {
  expect(markPassage(snippet, statement).marked).toBe(snippet);
});
