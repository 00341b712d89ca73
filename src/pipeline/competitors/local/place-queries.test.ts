import { describe, expect, it } from 'vitest';
import type { BusinessProfile } from '#contracts/business.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { isNamedPlace, placeQueries, servesWidely } from './place-queries.ts';

const profile = (addresses: string[], places: string[]): BusinessProfile =>
  profileOf({
    contacts: addresses.map((text, index) => ({ ...claimOf(`contact-${index}`, text), contactKind: 'address' as const })),
    geographies: places.map((text, index) => claimOf(`place-${index}`, text)),
  });
const queries = (addresses: string[], places: string[], url = 'https://bakery.example/') => placeQueries(profile(addresses, places), url);

describe('placeQueries', () => {
  it('asks for one address first, then for the place without a number', () => {
    expect(queries(['4 Mill Lane, Whitby', '9 Quay, Dover'], ['YO21 3AB Whitby', 'Whitby']).map(({ text }) => text)).toEqual([
      '4 Mill Lane, Whitby',
      'Whitby',
    ]);
  });

  it('asks nothing of a business that serves everywhere, nor about what nobody knows', () => {
    expect(queries([], ['worldwide'])).toEqual([]);
    expect(
      placeQueries(profileOf({ geographies: [claimOf('place-1', 'Whitby', { kind: 'unknown' })] }), 'https://bakery.example/'),
    ).toEqual([]);
  });

  it.each([
    ['https://bakery.co.uk/', 'gb'],
    ['https://baeckerei.de/', 'de'],
    ['https://bakery.io/', undefined],
    ['https://bakery.com/', undefined],
  ])('looks for a place of %s in the country %s', (url, country) => {
    expect(queries([], ['Whitby'], url)).toEqual([{ text: 'Whitby', ...(country ? { country } : {}) }]);
  });
});

describe('isNamedPlace', () => {
  const place = { name: 'Whitby', knownAs: ['Whitby', 'YO21'], latitude: 54.5, longitude: -0.6, extentMeters: 6_000 };

  it('takes the town of an address only when the site names it', () => {
    expect(isNamedPlace({ text: '4 Mill Lane' }, place, profile(['4 Mill Lane, Whitby'], []))).toBe(true);
    expect(isNamedPlace({ text: '4 Mill Lane' }, place, profile(['4 Mill Lane'], ['Dover']))).toBe(false);
    expect(isNamedPlace({ text: 'Whitby' }, place, profile([], ['Whitby']))).toBe(true);
  });
});

describe('servesWidely', () => {
  it.each([
    ['worldwide', true],
    ['Whitby and the coast', false],
  ])('%s: %s', (text, expected) => {
    expect(servesWidely(text)).toBe(expected);
  });
});
