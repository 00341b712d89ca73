import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { pricedRows } from './priced-rows.ts';

const table = (...rows: [string, string][]) =>
  `<main><table>${rows.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join('')}</table></main>`;
const found = (path: string, body: string, nav = '') => {
  const page = (at: string, html: string) => pageOfHtml(at, `<html><body>${nav}${html}</body></html>`, at === '/' ? 'home' : 'products');
  const pages = path === '/' ? [page('/', body)] : [page('/', '<main><p>Hi</p></main>'), page(path, body)];
  return pricedRows(buildSiteModel(siteOfPages(...pages))).map(({ name, price }) => `${name} ${price}`.trim());
};

describe('pricedRows', () => {
  it.each([
    [
      'English',
      table(['Tomato soup', '£5.50'], ['Onion soup', '£6'], ['Bean stew', '£8']),
      ['Tomato soup £5.50', 'Onion soup £6', 'Bean stew £8'],
    ],
    [
      'German',
      table(['1/4 lt. Süßmost', '2 €'], ['Cordon bleu mit Salat', '9,50 €'], ['Tagessuppe', '2,20 €']),
      ['Süßmost 2 €', 'Cordon bleu mit Salat 9,50 €', 'Tagessuppe 2,20 €'],
    ],
    [
      'Italian, in lines',
      '<main><p>Taglio donna 30 euro</p><p>Piega 18 euro</p><p>Colore 45 euro</p></main>',
      ['Taglio donna 30 euro', 'Piega 18 euro', 'Colore 45 euro'],
    ],
  ])('names the rows of a price list (%s)', (_, body, names) => {
    expect(found('/list', body)).toEqual(names);
  });

  it('names the menu entry of the list instead, unless it says only that it is one', () => {
    const rows = table(['Beer', '3 €'], ['Cola', '2 €'], ['Tea', '2 €']);
    expect(found('/drinks', rows, '<nav><a href="/drinks">Getränke</a></nav>')).toEqual(['Getränke']);
    expect(found('/menu', rows, '<nav><a href="/menu">Speisekarte</a></nav>')).toEqual(['Beer 3 €', 'Cola 2 €', 'Tea 2 €']);
    expect(found('/menu', rows, '<nav><a href="/menu">Cennik</a></nav>')).toHaveLength(3);
  });

  it.each([
    ['two rows', table(['Beer', '3 €'], ['Cola', '2 €'])],
    [
      'sentences with a price',
      '<main><p>We give you 3 € back when you return the bottle.</p><p>You pay 4 € for us to come.</p><p>Your bill is 5 € lower.</p></main>',
    ],
    ['durations', table(['30 minutes', '£20'], ['45 minutes', '£30'], ['1 hour', '£40'])],
    ['amounts', table(['60 fotografií', '90 €'], ['80 fotografií', '110 €'], ['100 fotografií', '130 €'])],
    ['bare prices', table(['', '3 €'], ['', '2 €'], ['', '4 €'])],
  ])('leaves out %s', (_, body) => {
    expect(found('/list', body)).toEqual([]);
  });

  it('leaves a home page to the other finders', () => {
    expect(found('/', table(['Beer', '3 €'], ['Cola', '2 €'], ['Tea', '2 €']))).toEqual([]);
  });
});
