import { describe, expect, it } from 'vitest';
import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import { cutSnippet } from './snippet.ts';

const filler = 'flour water salt '.repeat(60);
const long = `${filler}the oven is hot ${filler}`;

describe('cutSnippet', () => {
  it('keeps a short text, its white space folded', () => {
    expect(cutSnippet('We  bake\nbread.')).toBe('We bake bread.');
  });

  it.each([
    ['words', 'the oven is hot'],
    ['an index', filler.length],
  ])('keeps a window around %s of a long text', (_, around) => {
    const snippet = cutSnippet(long, around);
    expect(snippet).toContain('the oven is hot');
    expect(snippet.length).toBeLessThanOrEqual(MAX_SNIPPET_LENGTH);
    expect(long).toContain(` ${snippet} `);
  });

  it('begins at the start where that holds the words', () => {
    expect(cutSnippet(long, 'water').startsWith('flour water')).toBe(true);
    expect(cutSnippet(long).startsWith('flour water')).toBe(true);
  });

  it('never halves a character of a text without spaces', () => {
    expect(cutSnippet(`a${'🥖'.repeat(300)}`).isWellFormed()).toBe(true);
  });
});
