import { describe, expect, it } from 'vitest';
import { listLanguages } from './list-languages.ts';

const page = (lang: string | null, detectedLanguage: string | null) => ({ lang, detectedLanguage });

describe('listLanguages', () => {
  it('believes the texts, not an attribute left over from a template', () => {
    expect(listLanguages([page('en', 'fr'), page('en', 'fr'), page('en', null), page('en', null), page('en', null)])).toEqual(['fr']);
  });

  it('believes the attribute where no text says anything', () => {
    expect(listLanguages([page('de-AT', null), page('de-AT', null)])).toEqual(['de']);
  });

  it('names the language of most pages first, that of the home page on a tie', () => {
    expect(listLanguages([page('fr', 'fr'), page('en', 'en'), page('en', 'en')])).toEqual(['en', 'fr']);
    expect(listLanguages([page('fr', 'fr'), page('en', 'en')])).toEqual(['fr', 'en']);
  });

  it('lists nothing where nothing is known', () => expect(listLanguages([page(null, null), page('x-default', null)])).toEqual([]));
});
