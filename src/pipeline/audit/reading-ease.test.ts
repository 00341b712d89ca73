import { describe, expect, it } from 'vitest';
import { englishReadingEase } from './reading-ease.ts';

describe('englishReadingEase', () => {
  it('is high for short words in short sentences', () => {
    expect(englishReadingEase('We bake bread. You eat it. The mill is next door.')).toBeGreaterThan(95);
  });

  it('is low for long words in long sentences', () => {
    const text =
      'Organisational transformation necessitates comprehensive interdisciplinary collaboration, facilitating sustainable operational optimisation opportunities.';
    expect(englishReadingEase(text)).toBeLessThan(0);
  });

  it('follows the formula', () => {
    // 4 words, 1 sentence, 4 syllables.
    expect(englishReadingEase('We bake rye bread.')).toBeCloseTo(206.835 - 1.015 * 4 - 84.6, 5);
  });

  it('has nothing to say of a text without words', () => {
    expect(englishReadingEase('')).toBeNull();
    expect(englishReadingEase('12 – 34')).toBeNull();
  });
});
