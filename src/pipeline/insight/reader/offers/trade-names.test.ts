import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { tradeNames } from './trade-names.ts';

const found = (industry: string, lang: string, body: string) =>
  tradeNames(buildSiteModel({ ...siteOfBody(`<main>${body}</main>`), languages: [lang] }), industryById(industry) ?? null).map(
    ({ name }) => name,
  );

const headings = (...texts: string[]) =>
  texts.map((text) => `<h2>${text}</h2><p>What there is to say about it in some words.</p>`).join('');

describe('tradeNames', () => {
  it.each([
    ['church', 'en', ['Bible Study', 'Youth Group', 'Weddings'], ['Our Valley', 'Pastor Jim Miller']],
    ['dentist', 'de', ['Zahnreinigung', 'Implantate', 'Bleaching'], ['Unsere Räume', 'Das Haus am Markt']],
    ['law-firm', 'fr', ['Divorce', 'Successions', 'Droit du travail'], ['Le quartier', 'Une équipe']],
    ['gym', 'pt', ['Natação', 'Hidroginástica', 'Musculação'], ['O bairro', 'Horários']],
    ['hotel', 'it', ['Camere', 'Colazione', 'Matrimoni'], ['La nostra città', 'Il territorio']],
    ['charity', 'pl', ['Wolontariat', 'Warsztaty', 'Stypendia'], ['Nasza historia', 'Miasto']],
  ])('finds what a %s usually offers (%s)', (industry, lang, offers, others) => {
    expect(found(industry, lang, headings(...others, ...offers))).toEqual(offers);
  });

  it('takes no headline of a home page for a name', () => {
    expect(found('church', 'en', '<h1>Choir in Dover</h1><h2>Prayer group</h2><p>Every week.</p>')).toEqual(['Prayer group']);
  });

  it('names each once, by its shortest name, and reads lines of lists, too', () => {
    expect(found('church', 'en', `<ul><li>Weekly prayer group for all</li><li>Prayer group</li></ul>${headings('Choir')}`)).toEqual([
      'Prayer group',
      'Choir',
    ]);
  });

  it('leaves out slogans, what others say, questions and words of another language', () => {
    const body = `${headings('We love weddings and you will love yours')}<h2>What our clients say</h2><h3>Weddings</h3><p>They were great.</p>`;
    expect(found('church', 'en', body)).toEqual([]);
    // A wedding in Danish.
    expect(found('church', 'en', headings('Vielse'))).toEqual([]);
  });

  it('says nothing where the trade is another one or unknown', () => {
    expect(found('hosting', 'en', headings('Bible Study'))).toEqual([]);
    expect(found('', 'en', headings('Bible Study'))).toEqual([]);
  });
});
