import { describe, expect, it } from 'vitest';
import { foldWords } from './normalize.ts';
import { tokenize } from './tokenize.ts';

describe('tokenize', () => {
  it.each([
    'Don’t pay $5.50 – call us!',
    'Größe & Maß',
    "Rock 'n' roll since 1999",
    'パンを焼きます。毎日',
    '½ price, 24/7',
    'น้ำดื่มที่ดี ทุกวัน',
    '→',
    "It's 5 o'clock, `tis 'DON'T' x`y 😀 𝐀bc",
    '',
  ])('finds the words of %j that foldWords finds', (text) => {
    expect(tokenize(text).words.join(' ')).toBe(foldWords(text));
  });

  it('keeps where each word was', () => {
    const text = 'Unsere Bäckerei, jeden Tag';
    const { words, starts, ends } = tokenize(text);
    expect(words.map((_, at) => text.slice(starts[at], ends[at]))).toEqual(['Unsere', 'Bäckerei', 'jeden', 'Tag']);
  });

  it('knows a word again in other letters, and forgets the text before', () => {
    expect(tokenize('Bread and BREAD, bred by 24 bakers of bread').words).toEqual('bread and bread bred by 24 bakers of bread'.split(' '));
    expect(tokenize('Breads')).toEqual({ words: ['breads'], starts: [0], ends: [6] });
    expect(tokenize('')).toEqual({ words: [], starts: [], ends: [] });
  });

  it('reads a text longer than any before', () => {
    expect(tokenize('word '.repeat(20_000)).words).toHaveLength(20_000);
  });
});
