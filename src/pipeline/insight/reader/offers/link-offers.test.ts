import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { linkOffers } from './link-offers.ts';

const page = (path: string, body: string, type?: 'service' | 'product' | 'products') =>
  pageOfHtml(path, `<html><body>${body}</body></html>`, type);
const offersOf = (...pages: ReturnType<typeof page>[]) =>
  linkOffers(buildSiteModel(siteOfPages(...pages))).map(({ name, kind, source }) => [name, kind, source]);

describe('linkOffers', () => {
  it.each([
    ['/services/roof', 'Roof repair', 'service'],
    ['/leistungen/dach', 'Dachreparatur', 'service'],
    ['/practice-areas/tax', 'Tax law', 'service'],
    ['/tienda/queso', 'Queso fresco', 'product'],
    ['/shop/looms', 'Oak loom', 'product'],
  ])('takes a link to %s', (href, text, kind) => {
    expect(offersOf(page('/', `<main><p><a href="${href}">${text}</a></p></main>`))).toEqual([[text, kind, 'link']]);
  });

  it.each([
    ['a page of the firm', '<main><a href="/about/history">Our history</a></main>'],
    ['the list of services itself', '<main><a href="/services/">Roof repair</a></main>'],
    ['a slogan', '<main><a href="/services/roof">We repair your roof today</a></main>'],
  ])('leaves out %s', (_, body) => {
    expect(offersOf(page('/', body))).toEqual([]);
  });

  it('takes menu entries, but no audiences and no news', () => {
    const menu =
      '<nav><a href="/looms">Oak looms</a><a href="/families">For families</a><a href="/news">News</a></nav><main><p>Hi</p></main>';
    expect(offersOf(page('/', menu))).toEqual([['Oak looms', 'service', 'menu']]);
  });

  it.each([
    ['Exhibits', 'Exhibits of the house', ['Exhibits', 'product', 'menu']],
    ['Exhibits', 'Welcome', undefined],
    ['Our products', 'Our products', undefined],
  ])('takes an entry "%s" that leads to a list titled "%s": %j', (entry, title, found) => {
    const home = page('/', `<nav><a href="/list">${entry}</a></nav><main><p>Hi</p></main>`);
    expect(offersOf(home, page('/list', `<main><h1>${title}</h1></main>`, 'products')).find(([, , source]) => source === 'menu')).toEqual(
      found,
    );
  });

  it('calls a card that is one link by its first line', () => {
    const body = '<main><a href="/services/roof"><div>ii.</div><div>Roof repair</div><div>Read more about it</div></a></main>';
    expect(offersOf(page('/', body))).toEqual([['Roof repair', 'service', 'link']]);
  });

  it('takes the heading of a page of its own', () => {
    expect(offersOf(page('/', '<main><p>Hi</p></main>'), page('/roof', '<main><h1>Roof repair</h1></main>', 'service'))).toEqual([
      ['Roof repair', 'service', 'own page'],
    ]);
  });
});
