import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findStatistics } from './numbers.ts';

const textsOf = (body: string) => findStatistics(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findStatistics', () => {
  it.each([
    ['More than 1,200 members ride with us.', 1],
    ['Rund 130 Kinder besuchen unsere Schule.', 1],
    ['Plus de 300 adhérents.', 1],
    ['Thousands of customers trust the shop.', 1],
    ['導入は500社以上です', 1],
    ['Up to 20 participants per class.', 0],
    ['We have 3 employees.', 0],
    ['Since 1998, customers come back.', 0],
    ['Reach 5,000 users with your own app.', 0],
    ['The duration of the tour is 4 to 4.5 hours, with a break of 45 minutes.', 0],
    ['The ride lasts 12 hours.', 0],
    ['Our volunteers gave 4,500 hours last year.', 1],
    ['Will you join our 1,200 members?', 0],
    ['Meer dan 250 deelnemers per jaar.', 1],
    ['Oltre 120 aziende si fidano di noi.', 1],
    ['In 2024 members met twice.', 0],
    ['2,024 members came.', 1],
    ['A limited edition, so only 58 cases exist.', 0],
    ['Maximaal 12 deelnemers per groep.', 0],
    ['Cours pour 10 enfants maximum.', 0],
  ])('%s: %i', (sentence, count) => {
    expect(textsOf(`<p>${sentence}</p>`)).toHaveLength(count);
  });

  it('reads two numbers in one block each where both count more than they say', () => {
    expect(textsOf('<div>15+ Years of sailing</div><div>500+ Boats repaired</div>')).toEqual(['15+ Years of sailing; 500+ Boats repaired']);
    expect(textsOf('<div>15 Berths</div><div>500 Meters of pier</div>')).toEqual([]);
  });

  it('reads a row of counters, but no steps and no prices', () => {
    const row = (...pairs: [string, string][]) => pairs.map(([number, label]) => `<div>${number}</div><div>${label}</div>`).join('');
    expect(textsOf(row(['50+', 'Projects built'], ['12', 'Countries served'], ['9', 'Engineers hired']))).toEqual([
      '50+ Projects built; 12 Countries served; 9 Engineers hired',
    ]);
    expect(textsOf(row(['0', 'Partners won'], ['0', 'Hours given'], ['0', 'Houses built']))).toEqual([]);
    expect(textsOf(row(['3', 'Beds made'], ['12', 'Square feet'], ['2', 'Floors']))).toEqual([]);
    expect(textsOf(row(['1', 'Choose'], ['2', 'Order'], ['3', 'Enjoy']))).toEqual([]);
    expect(textsOf(row(['50', 'Small from $3'], ['12', 'Medium from $4'], ['9', 'Large from $5']))).toEqual([]);
  });

  it.each([
    [
      'years of a history',
      '<div>1891</div><p>Offering for an accident.</p><div>1892</div><p>Offering for a theft.</p><div>1903</div><p>Offering for a fall.</p>',
    ],
    ['guests of one day', '<p>10.05.2025 Summer fair in the park, about 500 guests</p>'],
    ['guests of one day in the past', '<p>3 May 2024 · Moor · about 300 guests</p>'],
  ])('takes no %s', (_, body) => expect(textsOf(body)).toEqual([]));

  it('takes what is counted with a figure that looks like a year', () => {
    expect(textsOf('<div>2000</div><p>members</p><div>150</div><p>projects</p><div>30</div><p>towns</p>')).toHaveLength(1);
    expect(textsOf('<p>2000+ participants came to our courses</p>')).toHaveLength(1);
  });

  it('takes no count of what is around on a page about the surroundings', () => {
    const birds = '<main><h1>Places</h1><p>There are some 160 species of birds in the valley.</p></main>';
    const found = (body: string) =>
      findStatistics(buildSiteModel(siteOfPages(pageOfHtml('/', '<main><p>Bread.</p></main>'), pageOfHtml('/places', body)))).length;
    expect(found(birds)).toBe(0);
    expect(found(birds.replace('There are', 'In our garden we saw'))).toBe(1);
  });
});
