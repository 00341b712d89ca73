import { describe, expect, it } from 'vitest';
import { readingEase } from './readability.ts';

const times = (count: number, text: string) => Array.from({ length: count }, () => text);

describe('readingEase', () => {
  it('is high for short words in short sentences', () => {
    expect(readingEase(times(4, 'We bake bread. You eat it. The mill is next door.'), 'en')).toBeGreaterThan(95);
  });

  it('is low for long words in long sentences', () => {
    const text =
      'Organizational transformation necessitates comprehensive interdisciplinary collaboration, facilitating sustainable operational optimization opportunities.';
    expect(readingEase(times(4, text), 'en')).toBeLessThan(0);
  });

  it('follows the formula', () => {
    // 4 words, 1 sentence, 4 syllables.
    expect(readingEase(times(8, 'We bake rye bread.'), 'en')).toBeCloseTo(206.835 - 1.015 * 4 - 84.6, 1);
  });

  it('counts a paragraph without a full stop as a sentence', () => {
    expect(readingEase(times(8, 'We bake rye bread'), 'en')).toBe(readingEase(times(8, 'We bake rye bread.'), 'en'));
  });

  it('has its own formula for German, French and Spanish, accents aside', () => {
    // 4 words, 1 sentence, 4 syllables.
    expect(readingEase(times(8, 'Wir sind für Sie.'), 'de')).toBeCloseTo(180 - 4 - 58.5, 1);
    expect(readingEase(times(8, 'Le pain est bon.'), 'fr')).not.toBeNull();
    expect(readingEase(times(8, 'El pan es bueno.'), 'es')).not.toBeNull();
  });

  it('returns null without enough words and for other languages', () => {
    expect(readingEase([], 'en')).toBeNull();
    expect(readingEase(['12 – 34'], 'en')).toBeNull();
    expect(readingEase(['We bake rye bread.'], 'en')).toBeNull();
    expect(readingEase(times(40, 'パンを焼きます。'), 'ja')).toBeNull();
  });
});
