import { describe, expect, it } from 'vitest';
import {
  block,
  boundedList,
  bullets,
  compact,
  compactBlocks,
  entryList,
  fitInOrder,
  fitParts,
  headed,
  lines,
  paragraphs,
} from './block.ts';

describe('joining', () => {
  it('leaves out what is empty', () => {
    expect(paragraphs('a', '', false, ' ', 'b')).toBe('a\n\nb');
    expect(lines('a', null, 'b')).toBe('a\nb');
    expect(bullets(['a', '', 'b'], '* ')).toBe('* a\n* b');
    expect(compact('a', '', undefined, 'b')).toEqual(['a', 'b']);
    expect(compactBlocks(block('a', 'field', 'A', 'text'), block('b', 'field', 'B', ' '), false).map(({ id }) => id)).toEqual(['a']);
  });

  it('writes no heading without text', () => {
    expect([headed('H', 'text'), headed('H', ' '), headed('', 'text')]).toEqual(['H\ntext', '', 'text']);
  });

  it('gives a list one line while it is short, and a line for each entry else', () => {
    expect(entryList('Rows', ['a', 'b'], ' / ')).toBe('Rows a / b');
    expect(entryList('Rows', [], ' / ')).toBe('');
    expect(entryList('Rows', ['a'.repeat(400), 'b'.repeat(400)], ' / ').split('\n')).toHaveLength(3);
  });
});

describe('fitting', () => {
  it('takes optional parts whole while they fit', () => {
    expect(fitParts(['aa'], ['bbb', 'cccccc', 'd'], 10)).toEqual({ text: 'aa\n\nbbb\n\nd', left: ['cccccc'] });
  });

  it('takes texts in order without a gap', () => {
    expect(fitInOrder(['aa', 'bbbbb', 'c'], 6)).toEqual({ taken: ['aa'], left: ['bbbbb', 'c'] });
  });

  it('says where the entries are that did not fit', () => {
    expect(boundedList('H', ['aaaa', 'bbbb', 'cccc'], 10, 'below')).toBe('H\n- aaaa\n- 2 more: below');
    expect(boundedList('H', [], 10, 'below')).toBe('');
  });
});
