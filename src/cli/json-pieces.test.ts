import { describe, expect, it } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

describe('jsonPieces', () => {
  it.each([
    ['texts, numbers and null', { a: 'one', b: 2, c: null, d: true }],
    ['what stringify leaves out', { a: undefined, b: 1 }],
    ['nothing', {}],
    ['empty lists and records', { list: [], record: {} }],
    ['lists of everything', { list: [1, 'two', null, undefined, [], [1, [2]], {}, { a: { b: ['c'] } }] }],
    ['line ends and quotes in texts', { 'na"me': 'one\n  "two"', list: ['three\r\nfour'] }],
    ['records in records', { audit: { scores: { overall: 1 }, fixFirst: [{ id: 'x', pages: ['/', '/a'] }] } }],
  ])('writes %s as JSON.stringify does', (_what, document) => {
    expect([...jsonPieces(document)].join('')).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it('writes any iterable as a list', () => {
    const document = { list: new Set(['one', 'two']), record: { empty: new Set() } };
    expect([...jsonPieces(document)].join('')).toBe(`${JSON.stringify({ list: ['one', 'two'], record: { empty: [] } }, null, 2)}\n`);
  });

  it('hands a long list on in pieces', () => {
    const document = { list: Array.from({ length: 5_000 }, (_, at) => ({ id: at, text: 'bread '.repeat(10) })) };
    const pieces = [...jsonPieces(document)];
    expect(pieces.length).toBeGreaterThan(5);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(80_000);
    expect(pieces.join('')).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });
});
