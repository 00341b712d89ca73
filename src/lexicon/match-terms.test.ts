import { describe, expect, it } from 'vitest';
import { hasTerm, matchTerms } from './match-terms.ts';

describe('the lexicon matcher', () => {
  it('finds terms of a topic with their group and language', () => {
    expect(matchTerms('© 2020 Weber. Alle Rechte vorbehalten.', 'control-labels')).toMatchObject([
      { group: 'copyright', language: 'de', term: 'alle rechte vorbehalten', start: 14, end: 37 },
    ]);
  });

  it('asks for one group', () => {
    expect(hasTerm('We use cookies', 'control-labels', 'cookies')).toBe(true);
    expect(hasTerm('We use cookies', 'control-labels', 'label')).toBe(false);
    expect(hasTerm('We use cookies', 'placeholder-text')).toBe(false);
  });
});
