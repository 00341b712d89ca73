import { describe, expect, it } from 'vitest';
import { hasHiddenCharacters } from './plain-text.ts';

describe('hidden characters', () => {
  it.each(['Ada', 'Zoë O’Brien', 'محمد علي', 'שרה כהן', '山田 太郎', '👩‍🍳 Bakery', ''])('are not in %s', (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
  });

  it.each(['a\u0000b', 'a\nb', 'a\u007fb', 'gnp.\u202eexe', '\u2066Ada', 'Ada\u2069'])('are in %j', (text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
  });
});
