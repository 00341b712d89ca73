import { describe, expect, it } from 'vitest';
import { isNoise, isPlaceholder } from './noise.ts';

describe('isPlaceholder', () => {
  it.each(['Lorem ipsum dolor', 'Write to [your name]', 'See example.com', 'Hello {{name}}', '[Company name]', 'Mail demo@gmail.com'])(
    'finds filler in %j',
    (text) => {
      expect(isPlaceholder(text)).toBe(true);
    },
  );

  it('leaves real text alone', () => {
    expect(['Todos los días', 'Our text was written here.', 'Members [since 2001]'].filter(isPlaceholder)).toEqual([]);
  });
});

describe('isNoise', () => {
  it.each([
    'Read more',
    '→',
    'We use cookies to improve this site.',
    '© 2020 Weber',
    'Zum Inhalt springen',
    '詳細',
    'Map location here',
    '← Back',
  ])('finds interface text in %j', (text) => {
    expect(isNoise(text)).toBe(true);
  });

  it('keeps what a page says', () => {
    expect(['We bake bread every morning.', 'Unser Menü für den Sommer', 'パンを焼きます'].filter(isNoise)).toEqual([]);
  });
});
