import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
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
});
