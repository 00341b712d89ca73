import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { namesTrade, selfDescriptions } from './self-description.ts';

const phrasesOf = (body: string, name: string, title = '') =>
  selfDescriptions(buildSiteModel(siteOfBody(`<main>${body}</main>`, `<title>${title}</title>`)), name)
    .filter(({ plain }) => !plain)
    .map((one) => one.phrase);

describe('selfDescriptions', () => {
  it.each([
    ['Muster is a soil testing laboratory for growers in the valley.', 'soil testing laboratory'],
    ['We are an independent piano workshop based in Leeds.', 'independent piano workshop'],
    ['Nous sommes un atelier de reliure à Lyon.', 'atelier de reliure'],
    ['Somos una cooperativa agrícola que cultiva aceitunas.', 'cooperativa agrícola'],
    ['Spezialisten für Dachbegrünung in ganz Hessen.', 'Dachbegrünung'],
  ])('reads in "%s" the words "%s"', (sentence, phrase) => expect(phrasesOf(`<p>${sentence}</p>`, 'Muster')).toContain(phrase));

  it('takes what the title says next to the name, after the sentences', () => {
    expect(phrasesOf('<p>Hello to all of you.</p>', 'Muster', 'Muster | Organ building and repair')).toEqual(['Organ building and repair']);
  });

  it('marks praise and legal forms that name no trade', () => {
    expect(phrasesOf('<p>We are the best. Muster is a registered charitable organization for all.</p>', 'Muster')).toEqual([]);
  });

  it('knows phrases that name a kind of business', () => {
    expect(namesTrade('organic seed company')).toBe(true);
    expect(namesTrade('sharp cut')).toBe(false);
  });
});
