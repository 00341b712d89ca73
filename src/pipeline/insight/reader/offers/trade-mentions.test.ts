import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { tradeMentions } from './trade-mentions.ts';

const found = (industry: string, language: string, text: string) =>
  tradeMentions(
    buildSiteModel({ ...siteOfBody(`<main><h1>Muster</h1><p>${text}</p></main>`), languages: [language] }),
    industryById(industry) ?? null,
  ).map(({ name }) => name);

describe('tradeMentions', () => {
  it.each([
    ['aviation', 'en', 'We offer flight instruction and aircraft rental to our members.', ['flight instruction', 'aircraft rental']],
    ['dentist', 'de', 'Wir bieten Ihnen Zahnreinigung und schonende Wurzelkanalbehandlung.', ['Zahnreinigung', 'Wurzelkanalbehandlung']],
    ['hotel', 'fr', 'La maison propose une table d’hôtes et un grand jardin.', ['table d’hôtes']],
    ['charity', 'es', 'La fundación ofrece grupos de apoyo y también voluntariado en la ciudad.', ['grupos de apoyo', 'voluntariado']],
  ])('finds what a %s says it offers (%s)', (industry, language, text, names) => {
    expect(found(industry, language, text)).toEqual(names);
  });

  it('needs a verb of offering before the name, and more than a short word', () => {
    expect(found('aviation', 'en', 'Flight instruction is what other clubs offer.')).toEqual([]);
    expect(found('aviation', 'en', 'Our founder took up flight instruction in 1950.')).toEqual([]);
    expect(found('dentist', 'de', 'Wir bieten Kronen.')).toEqual([]);
  });
});
