import { expect, it } from 'vitest';
import { listingSiteKind } from './listing-sites.ts';

it.each([
  ['https://www.yelp.co.uk/biz/weber', 'a directory or review site'],
  ['https://de-de.facebook.com/weber', 'a social network'],
  ['https://weber-bakery.example/', null],
  ['http://127.0.0.1/', null],
])('knows what %s is', (url, kind) => {
  expect(listingSiteKind(url)).toBe(kind);
});
