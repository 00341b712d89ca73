import { expect, it } from 'vitest';
import { isLegalPage } from './legal-page.ts';

it.each([
  ['/agb', 'legal', true],
  ['/free-for-all-donation-policy.html', 'other', true],
  ['/about', 'about', false],
  ['/police-cars', 'other', false],
] as const)('isLegalPage: %s of type %s: %s', (path, type, isLegal) => {
  expect(isLegalPage({ path, type })).toBe(isLegal);
});
