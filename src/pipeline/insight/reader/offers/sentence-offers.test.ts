import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { sentenceOffers } from './sentence-offers.ts';

const found = (text: string) => sentenceOffers(buildSiteModel(siteOfBody(`<main><p>${text}</p></main>`)), null).map(({ name }) => name);

describe('sentenceOffers', () => {
  it.each([
    ['We offer cooking classes, wine tastings and guided tours.', ['cooking classes', 'wine tastings', 'guided tours']],
    ['Wir bieten Malkurse, Ferienwerkstatt und Ausstellungen.', ['Malkurse', 'Ferienwerkstatt', 'Ausstellungen']],
    [
      'Un club de vin : dégustations mensuelles, ateliers thématiques, visites de domaines.',
      ['dégustations mensuelles', 'ateliers thématiques', 'visites de domaines'],
    ],
    [
      'Organizziamo eventi, incontri con gli autori, firmacopie, letture per le scuole e tanto altro.',
      ['incontri con gli autori', 'firmacopie', 'letture per le scuole'],
    ],
    ['Bei uns finden Sie auch Hefte, Mappen, Taschen, Stifte und vieles mehr.', ['Hefte', 'Mappen', 'Taschen', 'Stifte']],
    ['Chez nous, vous trouverez cahiers, cartables, agendas, stylos et bien d’autres.', ['cahiers', 'cartables', 'agendas', 'stylos']],
    ['Aquí encontrarás cuadernos, mochilas, agendas, lápices y mucho más.', ['cuadernos', 'mochilas', 'agendas', 'lápices']],
    ['We stock notebooks, satchels, diaries, pencils and much more.', ['notebooks', 'satchels', 'diaries', 'pencils']],
    ['Hos oss hittar du böcker, ryggsäckar, pennor, kalendrar och mycket mer.', ['böcker', 'ryggsäckar', 'pennor', 'kalendrar']],
    ['Offriamo corsi di cucina, degustazioni e noleggio bici.', ['corsi di cucina', 'degustazioni', 'noleggio bici']],
  ])('takes the list of "%s"', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    'We offer warmth, patience and a smile.',
    'Our values: honesty, care, respect.',
    'You will taste: leather, coffee, spices, dark chocolate.',
    'We stock notebooks, satchels and much more.',
    'We offer quality, reliability, experience and patience.',
    'Bieten Sie Ihren Gästen Qualität, Zuverlässigkeit, Vertrauen und Ruhe.',
    'We offer cooking classes and tours.',
    'Cooking classes, tours and tastings have made our street famous.',
    'We offer courses that you will love, because we are good, friendly and near.',
  ])('takes nothing of "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});
