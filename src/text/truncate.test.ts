import { describe, expect, it } from 'vitest';
import { cutAtSentence, cutAtWord, cutText, shorten, wholeSentences } from './truncate.ts';

describe('truncating', () => {
  it('never halves a character', () => {
    expect(cutText('ab😀', 3)).toBe('ab');
    expect(cutText('ab😀', 4)).toBe('ab😀');
  });

  it('cuts at a word boundary with an ellipsis', () => {
    expect(cutAtWord('Fresh bread every morning', 14)).toBe('Fresh bread…');
    expect(cutAtWord('Fresh bread', 11)).toBe('Fresh bread');
    expect(cutAtWord('毎朝パンを焼いています', 6)).toBe('毎朝パンを…');
  });

  it('cuts after the last whole sentence', () => {
    expect(cutAtSentence('We bake. You eat. They sleep.', 20)).toBe('We bake. You eat.');
    expect(cutAtSentence('We bake bread every morning.', 14)).toBe('We bake bread…');
    expect(wholeSentences('We bake. You eat. They sleep.', 20)).toBe('We bake. You eat.');
    expect(wholeSentences('We bake bread every morning.', 14)).toBe('');
  });

  it('shortens without an ellipsis', () => {
    expect(shorten('We bake rye bread. You eat it all.', 22)).toBe('We bake rye bread.');
    expect(shorten('Fresh bread, every morning', 14)).toBe('Fresh bread');
  });
});
