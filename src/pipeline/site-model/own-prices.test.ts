import { expect, it } from 'vitest';
import type { PageType } from '#contracts/page.ts';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { ownPrices } from './own-prices.ts';

const STORY =
  'On appeal the court reversed the earlier order, the other side paid $500,000.00 to our client, and the whole matter was closed within a year.';
const pricesOf = (text: string, type: PageType = 'about') =>
  ownPrices(pageOfHtml('/page', `<body><main><p>${text}</p></main></body>`, type)).map((price) => price.text);

it('leaves out amounts of a story', () => {
  expect(pricesOf(STORY)).toEqual([]);
});

it.each(['Haircut $40', 'Der Kurs kostet 120 € für acht Abende.', 'Une nuit avec petit déjeuner : 95 €', 'Lessons are $30 an hour.'])(
  'keeps %s',
  (text) => expect(pricesOf(text)).toHaveLength(1),
);

it('keeps long texts of a page of prices', () => {
  expect(pricesOf(STORY, 'pricing')).toEqual(['$500,000.00']);
});
