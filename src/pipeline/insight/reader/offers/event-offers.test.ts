import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { scheduledOffers } from './event-offers.ts';

const event = industryById('conference') ?? null;
const offersOf = (body: string, leaf = event) => scheduledOffers(buildSiteModel(siteOfBody(body)), leaf).map(({ name }) => name);

describe('scheduledOffers', () => {
  it('takes the slots of a program without breaks and times', () => {
    const program =
      '<main><h2>Schedule</h2><ul><li>09:00 Registration</li><li>10:00 - Workshop on looms</li><li>12:00 Lunch break</li></ul></main>';
    expect(offersOf(program)).toEqual(['Workshop on looms']);
  });

  it.each([
    ['Call for papers', 1],
    ['Anmeldung', 1],
    ['Ateliers', 1],
    ['Keynote Speakers', 1],
    ['Iscrizioni', 1],
    ['Ingressos', 1],
    ['Biljetter', 1],
    ['Imprint', 0],
  ])('reads the menu entry %s', (entry, count) => {
    expect(offersOf(`<nav><a href="/x">${entry}</a></nav><main><p>Text</p></main>`)).toHaveLength(count);
  });

  it('reads a menu that is not marked up as one', () => {
    expect(offersOf('<main><ul><li><a href="/cfp">Call for papers</a></li></ul><p>Text</p></main>')).toEqual(['Call for papers']);
  });

  it('says nothing of other sites', () => {
    expect(offersOf('<main><h2>Schedule</h2><ul><li>Workshop on looms</li></ul></main>', industryById('bakery') ?? null)).toEqual([]);
  });
});
