import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { menuOffers } from './menu-offers.ts';

const page = (path: string, body: string, type?: 'products' | 'legal') => pageOfHtml(path, `<html><body>${body}</body></html>`, type);
const namesIn = (nav: string, ...others: ReturnType<typeof page>[]) =>
  menuOffers(buildSiteModel(siteOfPages(page('/', `<nav>${nav}</nav><main><p>Hi</p></main>`), ...others))).map(
    ({ name, weight }) => `${name} ${weight}`,
  );
const below = (opener: string, ...entries: string[]) =>
  `<ul><li><a href="/">Start</a></li><li>${opener}<ul>${entries.map((entry, at) => `<li><a href="/p${at}">${entry}</a></li>`).join('')}</ul></li></ul>`;

describe('menuOffers', () => {
  it.each([
    ['<a href="#">Services</a>', ['Roof repair', 'Gutter cleaning']],
    ['<button>Angebote ▾</button>', ['Pensionspferde', 'Unterricht']],
    ['<span>Oferta</span>', ['Kadry i płace', 'Pełna księgowość']],
    ['<a href="/servizi">Servizi</a>', ['Caminetti su misura', 'Canne fumarie']],
    ['Prestations', ['Ravalement', 'Toiture']],
    ['<a href="/corsi">Corsi</a>', ['Bambini', 'Principianti']],
    ['<span>Kurse</span>', ['Kinder', 'Senioren']],
  ])('takes entries below "%s" as offers', (opener, entries) => {
    expect(namesIn(below(opener, ...entries)).filter((name) => !name.startsWith('Servizi') && !name.startsWith('Corsi'))).toEqual(
      entries.map((entry) => `${entry} 4`),
    );
  });

  it.each([
    ['Team', ['Board members', 'Coaches of the club']],
    ['<span>Services</span>', ['Families', 'Seniors']],
    ['Aktuelles', ['Sommerfest', 'Neubau']],
    ['Mentions légales', ['Hébergeur du site', 'Crédits photos']],
  ])('leaves out entries below "%s"', (opener, entries) => {
    expect(namesIn(below(`<button>${opener}</button>`, ...entries))).toEqual([]);
  });

  it('asks only the entry next to the list, not one of several, nor the name of the firm', () => {
    expect(namesIn('<a href="/">Services Ltd</a><ul><li><a href="/looms">Oak looms</a></li></ul>')).toEqual(['Oak looms 4']);
    expect(namesIn('<a href="/a">Services</a><a href="/b">Team</a><ul><li><a href="/looms">Oak looms</a></li></ul>')).toEqual([
      'Oak looms 2',
    ]);
  });

  it('leaves out buttons that start something, but no entry that happens to sell', () => {
    expect(namesIn('<a class="btn" href="/shop-now">Buy now – 34 €</a><a href="/looms">Oak looms</a>')).toEqual(['Oak looms 2']);
  });
});
