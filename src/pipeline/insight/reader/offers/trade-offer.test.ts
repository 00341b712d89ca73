import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findOffers } from './offers.ts';
import { tradeOffer } from './trade-offer.ts';

const site = (title: string, body: string) => buildSiteModel(siteOfBody(body, `<title>${title}</title>`));
const found = (title: string, body = '<main><p>Hello and welcome.</p></main>', industry = '') =>
  tradeOffer(site(title, body), industryById(industry) ?? null, 'Hill').map(({ name }) => name);

describe('tradeOffer', () => {
  it.each([
    ['Hill Water Hauling LLC', ['Water Hauling']],
    ['Hill | Piano Lessons', ['Piano Lessons']],
    ['Hill – Location de vélos', ['Location de vélos']],
  ])('is what the title "%s" says besides the name', (title, names) => {
    expect(found(title)).toEqual(names);
  });

  it('is the telling keyword of the industry at the foot of the page', () => {
    expect(
      found('Hill', '<main><p>Ciao.</p></main><footer><p>Associazione Club Alcolisti in Trattamento</p></footer>', 'self-help'),
    ).toEqual(['Alcolisti in Trattamento']);
  });

  it.each(['Hill', 'Hill | Home', 'Hill | Denver, Colorado', 'Hill | We love lessons', 'Hill Cleaning'])('is nothing of "%s"', (title) => {
    expect(found(title)).toEqual([]);
  });

  it('is asked only where next to nothing else is named, and then not asserted', () => {
    const offersOf = (body: string) => findOffers(site('Hill Water Hauling LLC', body), null, 'Hill').services;
    expect(offersOf('<main><p>Hello.</p></main>').map(({ text, confidence }) => [text, confidence < 0.5])).toEqual([
      ['Water Hauling', true],
    ]);
    const named =
      '<main><h2>Our services</h2><h3>Well drilling</h3><p>Deep and clean.</p><h3>Pool filling</h3><p>In a day or two.</p></main>';
    expect(offersOf(named).map(({ text }) => text)).toEqual(['Well drilling', 'Pool filling']);
  });
});
