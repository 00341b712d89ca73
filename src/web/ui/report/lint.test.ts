import { expect, it } from 'vitest';
import type { LintResult } from '#contracts/prompt.ts';
import { lintView, markedPieces } from './lint.ts';

const result = (fields: Partial<LintResult>): LintResult => ({
  id: 'a',
  point: 1,
  gate: false,
  marks: 2,
  title: 'T',
  reason: 'R',
  blockId: 'first',
  excerpt: '',
  ...fields,
});

it('tells failed gates from points that could be better', () => {
  const view = lintView([
    result({ id: 'full' }),
    result({ id: 'weak', marks: 1 }),
    result({ id: 'half-gate', gate: true, marks: 1 }),
    result({ id: 'failed', gate: true, marks: 0 }),
  ]);
  expect(view.failed.map(({ id }) => id)).toEqual(['failed']);
  expect(view.weak.map(({ id }) => id)).toEqual(['weak', 'half-gate']);
  expect([view.full, view.total]).toEqual([1, 4]);
  expect(view.of('first').map(({ id }) => id)).toEqual(['failed', 'weak', 'half-gate']);
  expect(view.of('second')).toEqual([]);
});

it.each([
  ['nothing to mark', 'abc', [], ['abc']],
  ['a passage in the middle', 'abc', [{ id: 'x', excerpt: 'b' }], ['a', '[b]', 'c']],
  ['a passage that is not there', 'abc', [{ id: 'x', excerpt: 'z' }], ['abc']],
  [
    'passages that overlap',
    'abcd',
    [
      { id: 'x', excerpt: 'bc' },
      { id: 'y', excerpt: 'cd' },
    ],
    ['a', '[bc]', 'd'],
  ],
  ['the whole text', 'abc', [{ id: 'x', excerpt: 'abc' }], ['[abc]']],
])('cuts a text: %s', (_, text, marks, pieces) => {
  const found = markedPieces(
    text,
    marks.map((mark) => result(mark)),
  );
  expect(found.map((piece) => (piece.lintId ? `[${piece.text}]` : piece.text))).toEqual(pieces);
});
