import { expect, it } from 'vitest';
import { spoken } from './spoken.ts';

it.each([
  ['BIKE RENTALS', 'Bike rentals'],
  ['REMOVALS', 'Removals'],
  ['NHS', 'NHS'],
  ['Bike Rentals', 'Bike Rentals'],
  ['ISO 45001', 'ISO 45001'],
  ['自転車', '自転車'],
])('%s is said as %s', (text, said) => {
  expect(spoken(text)).toBe(said);
});
