import { describe, expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { readVocabulary } from './site-vocabulary.ts';

const english = pageOfHtml(
  '/',
  '<html lang="en"><body><main><h1>Wooden boats</h1><p>We build and repair wooden boats for rowing clubs on the Great Ouse, and we have done so for many years now.</p></main></body></html>',
);
const german = pageOfHtml(
  '/',
  '<html lang="de"><body><main><h1>Holzboote</h1><p>Wir bauen und reparieren Holzboote für Ruderclubs an der Havel, und das schon seit vielen Jahren mit großer Freude.</p></main></body></html>',
);

describe('readVocabulary', () => {
  it.each([
    ['the words of the site', english, 'Repairs wooden boats for clubs on the Great Ouse', true],
    ['a name that the site does not use', english, 'Repairs wooden boats for Fisher Yachts', false],
    ['another trade', english, 'Online casino games', false],
    ['English words about a site in another language', german, 'Builds wooden boats for rowing clubs on the Havel', true],
    ['names of elsewhere about such a site', german, 'Builds boats for Fisher Yachts', false],
  ])('%s', (_, page, text, covers) => {
    expect(readVocabulary([page]).covers(text)).toBe(covers);
  });
});
