import { expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { tableOffers } from './table-offers.ts';

const table = (...rows: string[][]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const named = (body: string, type: 'services' | 'products' | 'about') =>
  tableOffers(buildSiteModel(siteOfPages(pageOfHtml('/offer', `<main>${body}</main>`, type)))).map(({ name, kind }) => `${kind} ${name}`);

const services = table(
  ['Service', 'Description'],
  ['Storage', 'Cool rooms for fruit of all kinds.'],
  ['Sorting', 'By size, color and weight, as ordered.'],
  ['Packing', 'In bags, boxes or crates of yours.'],
);

it('names what a table with descriptions lists', () => {
  expect(named(services, 'services')).toEqual(['service Storage', 'service Sorting', 'service Packing']);
  expect(named(`<h2>Our services</h2>${services}`, 'about')).toEqual(['service Storage', 'service Sorting', 'service Packing']);
});

it.each([
  ['elsewhere', services, 'about'],
  ['with measures', table(['Size', 'Width'], ['Small', '20 cm'], ['Medium', '30 cm'], ['Large', '40 cm']), 'products'],
  [
    'without a header',
    table(['Storage 2020', 'Cool rooms for fruit of all kinds.'], ['Sorting', 'By size, color and weight.']),
    'services',
  ],
] as const)('takes no entries from a table %s', (_, html, type) => {
  expect(named(html, type)).toEqual([]);
});
