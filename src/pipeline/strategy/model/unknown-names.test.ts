import { describe, expect, it } from 'vitest';
import { adviceLanguage, isForm } from './unknown-names.ts';

describe('isForm', () => {
  it.each([
    ['poznania', 'pl', 'poznań', true],
    ['tarnowa', 'pl', 'tarnowo', true],
    ['juvanmalmintieltä', 'fi', 'juvanmalmintie', true],
    ['kraków', 'pl', 'poznań', false],
    ['bristolian', 'en', 'bristol', false],
  ])('%s (%s) of %s: %s', (word, language, known, is) => {
    expect(isForm(word, language, [known])).toBe(is);
  });
});

describe('adviceLanguage', () => {
  it.each([
    ['Zwei Zitate nebeneinander', 'de', 'de'],
    ['Two quotes next to each other, with the names below', 'de', 'en'],
    ['Dwa cytaty obok siebie', 'pl', 'en'],
  ])('%s on a site in %s: %s', (text, site, language) => {
    expect(adviceLanguage(text, site)).toBe(language);
  });
});
