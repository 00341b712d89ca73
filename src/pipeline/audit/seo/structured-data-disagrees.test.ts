import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { block, findingOf, findingsOf, jsonLd, testPage } from '#testing/audit-page.ts';
import { EMPTY_SHELL, pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { structuredDataDisagrees } from './structured-data-disagrees.ts';

const contact = (kind: 'phone' | 'hours', value: string, selector = 'footer > p') => ({
  kind,
  value,
  platform: '',
  selector,
  snippet: value,
});
const price = (text: string, amount: number, currency = 'EUR') => ({ text, amount, currency, context: text, selector: 'main > p' });
const pageWith = (data: object, more: Partial<Page> = {}) => testPage({ structuredData: [jsonLd(data)], ...more });
const loaf = (...prices: unknown[]) => ({
  '@type': 'Product',
  name: 'Loaf',
  offers: prices.map((value) => ({ '@type': 'Offer', price: value, priceCurrency: 'EUR' })),
});
const bakery = (more: object) => ({ '@type': 'Bakery', name: 'The bakery', ...more });
const HOURS = [contact('hours', 'Mon-Fri 9am-5.30pm')];
const spec = (opens: string, closes: string) => ({ openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens, closes }] });

const AGREEING: [string, Page][] = [
  ['a price in the other notation', pageWith(loaf('4.90'), { prices: [price('4,90 €', 4.9)] })],
  ['one of two prices shown', pageWith(loaf(4.9), { prices: [price('5,90 €', 5.9), price('4,90 €', 4.9)] })],
  ['variants', pageWith(loaf(4, 5), { prices: [price('6 €', 6)] })],
  ['a list of many prices', pageWith(loaf(4), { prices: [1, 2, 3].map((amount) => price(`${amount} €`, amount)) })],
  ['another currency', pageWith(loaf(4), { prices: [price('$5', 5, 'USD')] })],
  ['a page without prices', pageWith(loaf(4))],
  ['a free offer', pageWith(loaf(0), { prices: [price('9 €', 9)] })],
  ['a number with its country code', pageWith(bakery({ telephone: '+353 1 234 5678' }), { contacts: [contact('phone', '(01) 234 5678')] })],
  ['a number that the pages do not show', pageWith(bakery({ telephone: '+49 30 1234567' }))],
  ['hours in another notation', pageWith(bakery({ openingHours: 'Mo-Fr 09:00-17:30' }), { contacts: HOURS })],
  ['hours all day', pageWith(bakery(spec('00:00', '23:59')), { contacts: HOURS })],
  ['hours that the pages do not show', pageWith(bakery(spec('08:00', '12:00')))],
  ['a short form of the name', pageWith({ '@type': 'Bakery', name: 'Mill Bakery Ltd' })],
  ['a name joined', pageWith({ '@type': 'Organization', name: 'CafeSunrise' }, { blocks: [block('CAFÉ Sunrise')] })],
];

const CONTRADICTING: [string, Page, string][] = [
  ['price', pageWith(loaf(4.9), { prices: [price('5,90 €', 5.9)] }), 'price 4.9 EUR; the page shows 5,90 €'],
  [
    'phone number',
    pageWith(bakery({ telephone: '+49 30 1234567' }), { contacts: [contact('phone', '030 7654321')] }),
    'telephone +49 30 1234567; the pages show 030 7654321',
  ],
  ['hours', pageWith(bakery(spec('08:00', '12:00')), { contacts: HOURS }), 'hours 08:00; the pages show Mon-Fri 9am-5.30pm'],
  ['name', pageWith({ '@type': 'Bakery', name: 'Acme Plumbing' }), 'name Acme Plumbing; the home page does not show it'],
];

describe('structured-data-disagrees', () => {
  it.each(AGREEING)('says nothing of %s', (_, page) => {
    expect(findingsOf(structuredDataDisagrees, page)).toEqual([]);
  });

  it.each(CONTRADICTING)('shows both of a contradicted %s', (_, page, snippet) => {
    expect(findingOf(structuredDataDisagrees, page).evidence.snippet).toBe(snippet);
  });

  it('misses no name on a page whose scripts were not run', () => {
    const shell = EMPTY_SHELL.replace('</head>', '<script type="application/ld+json">{"@type":"Bakery","name":"Acme"}</script></head>');
    expect(findingsOf(structuredDataDisagrees, siteOfPages(pageOfHtml('/', shell)))).toEqual([]);
  });

  it('looks for a number on all pages, and reports data that all pages repeat once', () => {
    const data = bakery({ telephone: '+49 30 1234567' });
    const pages = (shown: string) => [
      pageWith(data),
      pageWith(data, { url: 'https://example.com/about', contacts: [contact('phone', shown)] }),
    ];
    expect(findingsOf(structuredDataDisagrees, pages('030 1234567'))).toEqual([]);
    expect(findingsOf(structuredDataDisagrees, pages('030 7654321'))).toHaveLength(1);
  });
});
