import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { guestServices } from './guest-services.ts';

const found = (industry: string, ...lines: string[]) =>
  guestServices(
    buildSiteModel(siteOfBody(`<main><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></main>`)),
    industryById(industry) ?? null,
  ).map(({ name }) => name);

describe('guestServices', () => {
  it.each([
    [
      'en',
      ['Breakfast buffet', 'Outdoor pool (June to September)', 'Free private parking'],
      ['Breakfast buffet', 'Outdoor pool', 'Free private parking'],
    ],
    ['de', ['Frühstücksbuffet', 'Hallenbad', 'Kostenlose Parkplätze'], ['Frühstücksbuffet', 'Hallenbad', 'Kostenlose Parkplätze']],
    ['fr', ['Buffet petit-déjeuner', 'Piscine extérieure', 'Parking'], ['Buffet petit-déjeuner', 'Piscine extérieure', 'Parking']],
    ['it', ['Mezza pensione', 'Piscina', 'Ristorante'], ['Mezza pensione', 'Piscina', 'Ristorante']],
  ])('names what guests can have (%s)', (_, lines, names) => {
    expect(found('hotel', ...lines)).toEqual(names);
  });

  it('leaves out equipment and names each service once, in its plainest form', () => {
    expect(
      found('hotel', 'Smoke alarms', 'Clôture autour de la piscine', 'Piscine extérieure', 'Hair dryer', 'Serviettes de bain'),
    ).toEqual(['Piscine extérieure']);
  });

  it('says nothing of other trades: a pool builder sells pools', () => {
    expect(found('cleaning', 'Swimming pool', 'Breakfast buffet')).toEqual([]);
  });
});
