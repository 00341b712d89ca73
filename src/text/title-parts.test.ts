import { expect, it } from 'vitest';
import { titleParts } from './title-parts.ts';

it.each([
  ['Muster Bakery | Fresh bread|Mainz', ['Muster Bakery', 'Fresh bread', 'Mainz']],
  ['About us - Muster', ['About us', 'Muster']],
  ['Rye-Bread – fresh | Mill Bread', ['Rye-Bread', 'fresh', 'Mill Bread']],
  ['Bread · Rolls » Cakes', ['Bread', 'Rolls', 'Cakes']],
  ['E-bikes: a buyer’s guide', ['E-bikes: a buyer’s guide']],
  ['', []],
])('splits "%s" where spaces or bars part it', (title, parts) => {
  expect(titleParts(title)).toEqual(parts);
});
