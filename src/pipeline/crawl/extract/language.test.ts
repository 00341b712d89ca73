import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('detectLanguage', () => {
  it.each([
    ['Wir backen seit vielen Jahren jeden Morgen frisches Brot für unsere Kunden in der ganzen Stadt.', 'de'],
    ['We have been baking fresh bread every morning for our customers all over the town for years.', 'en'],
    ['私たちは毎朝、町のお客様のために新鮮なパンを焼いています。ぜひお店にいらしてください。', 'ja'],
    ['Home About', null],
    ['', null],
  ])('%s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('reads on where a long text starts with messages of its template in another language', () => {
    const template = 'Thank you! Your submission has been received! Oops! Something went wrong while submitting the form. '.repeat(6);
    const own = 'Nous préparons votre terrain avec soin et nos équipes se déplacent dans toute la région pour vos travaux. '.repeat(16);
    expect(detectLanguage(template)).toBe('en');
    expect(detectLanguage(template + own)).toBe('fr');
  });
});
