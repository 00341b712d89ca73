import { describe, expect, it } from 'vitest';
import { lineDiff, withGaps, withWords } from './line-diff.ts';

const SIGN = { same: ' ', added: '+', removed: '-' };
const drawn = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => SIGN[kind] + text);

describe('the difference of two texts', () => {
  it.each([
    ['nothing changed', 'a\nb', 'a\nb', [' a', ' b']],
    ['a line came', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
    ['a line went', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
    ['a line was rewritten', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['lines moved', 'a\nb\nc', 'b\nc\na', ['-a', ' b', ' c', '+a']],
    ['repeated lines', 'a\na', 'a\na\na', [' a', ' a', '+a']],
    ['from nothing', '', 'a', ['-', '+a']],
  ])('%s', (_, before, after, lines) => expect(drawn(before, after)).toEqual(lines));

  it('rebuilds both texts from its lines', () => {
    const before = Array.from({ length: 300 }, (_, index) => `line ${index % 17}`).join('\n');
    const after = Array.from({ length: 280 }, (_, index) => `line ${index % 13}`).join('\n');
    const lines = lineDiff(before, after);
    const side = (kind: string) => lines.filter((line) => line.kind === 'same' || line.kind === kind).map(({ text }) => text);
    expect(side('removed').join('\n')).toBe(before);
    expect(side('added').join('\n')).toBe(after);
  });

  it('does not compare huge texts line by line', () => {
    const many = (word: string) => Array.from({ length: 3_000 }, (_, index) => word + index).join('\n');
    expect(lineDiff(many('a'), many('b'))).toHaveLength(6_000);
  });
});

it('leaves out what stayed, but for the lines around a change', () => {
  const lines = lineDiff('1\n2\n3\n4\n5\n6\n7\n8', '1\n2\n3\n4\nx\n6\n7\n8');
  expect(withGaps(lines, 1).map((part) => (part.kind === 'gap' ? part.count : part.lines.map(({ text }) => text).join('')))).toEqual([
    3,
    '45x6',
    2,
  ]);
});

describe('the words of a rewritten line', () => {
  const marked = (before: string, after: string) =>
    withWords(lineDiff(before, after)).map(({ words }) => words?.filter((word) => word.isChanged).map(({ text }) => text));

  it('are marked where they changed', () => {
    expect(marked('Bread from six in the morning', 'Bread from five in the morning')).toEqual([['six'], ['five']]);
  });

  it.each([
    ['another line', 'Bread from six', 'Opening hours'],
    ['a line more', 'one line here', 'one line there\nand more'],
    ['a very long line', `a ${'x'.repeat(5_000)}`, `b ${'x'.repeat(5_000)}`],
  ])('are not for %s', (_, before, after) => expect(marked(before, after).flat().filter(Boolean)).toEqual([]));

  it('make up their lines', () => {
    for (const { text, words } of withWords(lineDiff('The bread of today', 'The rye bread of tomorrow')))
      expect(words?.map((word) => word.text).join('')).toBe(text);
  });
});
