import { describe, expect, it } from 'vitest';
import { cutAtWord, isGeneric, isNoise, isPlaceholder, sentencesOf } from './words.ts';

describe('words of a site', () => {
  it.each([
    ['We bake. You eat!', ['We bake.', 'You eat!']],
    ['Ask Dr. Weber today. He knows.', ['Ask Dr. Weber today.', 'He knows.']],
    ['Der Förderverein e.V. Mainz hilft. Immer.', ['Der Förderverein e.V. Mainz hilft.', 'Immer.']],
    ['パンを焼きます。お待ちしています。', ['パンを焼きます。', 'お待ちしています。']],
    ['Bread at 6.50 euros each', ['Bread at 6.50 euros each']],
  ])('splits %j into sentences', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('cuts at a word border', () => {
    expect(cutAtWord('Fresh bread every morning', 14)).toBe('Fresh bread…');
    expect(cutAtWord('Fresh bread', 11)).toBe('Fresh bread');
  });

  it.each(['Lorem ipsum dolor', 'Write to [your name]', 'See example.com', 'Hello {{name}}'])('takes %j for filler', (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  it('takes no real text for filler', () => {
    expect(['Todos los días', 'Our text was written here.', 'Members [since 2001]'].filter(isPlaceholder)).toEqual([]);
  });

  it('tells greetings and menu words from words that say something', () => {
    expect(['Welcome', 'Willkommen bei uns', 'Home', 'FAQ'].every(isGeneric)).toBe(true);
    expect(['Home cooking in Rome', 'Welcome break: a night shelter for dogs in the old harbour of Leith'].some(isGeneric)).toBe(false);
    expect(['Read more', '→', 'We use cookies to improve this site.', '© 2020 Weber'].every(isNoise)).toBe(true);
  });
});
