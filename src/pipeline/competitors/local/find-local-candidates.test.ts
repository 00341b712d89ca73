import { describe, expect, it } from 'vitest';
import type { BusinessProfile } from '#contracts/business.ts';
import { AppError } from '#contracts/errors.ts';
import { industryById } from '#lexicon/industries/industries.ts';
import type { MappedBusiness, NearbyQuery, Place, PlaceQuery, PlacesClient } from '#places/places-client.ts';
import { OWN_URL, ownProfile } from '#testing/competitor-sites.ts';
import { findLocalCandidates } from './find-local-candidates.ts';

const signal = new AbortController().signal;
const WHITBY: Place = { name: 'Whitby', knownAs: ['Whitby', 'YO21 3QX'], latitude: 54.48, longitude: -0.61, extentMeters: 6_000 };
const claim = (text: string) => ({ id: 'x', text, kind: 'observed' as const, confidence: 0.9, evidence: [] });

/** Harbour Plumbing of Whitby, unless told otherwise. */
function profileOf(industry = 'plumbing-heating', places = ['Whitby'], more: Partial<BusinessProfile> = {}): BusinessProfile {
  const record = industryById(industry);
  const [candidate] = ownProfile.industry.candidates;
  if (!record || !candidate) throw new Error(`no industry ${industry}`);
  const candidates = [{ ...candidate, id: record.id, label: record.label, confidence: 0.9 }];
  return { ...ownProfile, industry: { ...ownProfile.industry, candidates }, geographies: places.map(claim), contacts: [], ...more };
}

const business = (name: string, more: Partial<MappedBusiness> = {}): MappedBusiness => ({
  ...{ id: `node/${name.length}`, name, website: `https://${name.toLowerCase().replace(/[^a-z]/g, '')}.example/`, phone: '' },
  ...{ brand: '', brandWikidata: '', distanceMeters: 900 },
  ...more,
});

/** A map of invented businesses. `asked` lists the questions. */
function mapOf(
  found: Place | null | AppError,
  nearby: MappedBusiness[] | AppError,
): PlacesClient & { asked: (PlaceQuery | NearbyQuery)[] } {
  const asked: (PlaceQuery | NearbyQuery)[] = [];
  const answer = <T>(value: T | AppError) => (value instanceof AppError ? Promise.reject(value) : Promise.resolve(value));
  return {
    ...{ name: 'OpenStreetMap', attribution: '© OpenStreetMap contributors', asked },
    findPlace: (query) => {
      asked.push(query);
      return answer(found);
    },
    findNearby: (query) => {
      asked.push(query);
      return answer(nearby instanceof AppError ? nearby : nearby.filter(({ distanceMeters }) => distanceMeters <= query.radiusMeters));
    },
  };
}
const find = (profile: BusinessProfile, places: PlacesClient, ownUrl = OWN_URL) => findLocalCandidates(profile, { places, ownUrl, signal });
const names = async (nearby: MappedBusiness[], profile = profileOf(), place = WHITBY) =>
  (await find(profile, mapOf(place, nearby))).candidates.map(({ name }) => name);
const radiiOf = ({ asked }: { asked: (PlaceQuery | NearbyQuery)[] }) =>
  asked.flatMap((query) => ('radiusMeters' in query ? [query.radiusMeters] : []));

describe('findLocalCandidates', () => {
  it('finds businesses of the same trade and says how, with a link to the map', async () => {
    const places = mapOf(WHITBY, [business('Pier Pipes', { id: 'way/7', distanceMeters: 3_000 })]);
    const { candidates, note } = await find(profileOf(), places);
    expect(note).toBe('');
    expect(candidates).toEqual([
      {
        name: 'Pier Pipes',
        url: 'https://pierpipes.example/',
        foundVia: 'openstreetmap',
        reason: 'OpenStreetMap: plumbing and heating within 5 km of Whitby.',
        evidence: [{ url: 'https://www.openstreetmap.org/way/7', selector: 'name', snippet: 'Pier Pipes' }],
      },
    ]);
    expect(places.asked[0]).toEqual({ text: 'Whitby' });
    expect(places.asked[1]).toMatchObject({ tags: industryById('plumbing-heating')?.openStreetMap?.tags, around: WHITBY });
  });

  it('looks further only while there are too few with a website', async () => {
    const many = mapOf(
      WHITBY,
      Array.from({ length: 12 }, (_, at) => business(`Plumber ${'x'.repeat(at)}`)),
    );
    await find(profileOf(), many);
    expect(radiiOf(many)).toEqual([2_000]);
    const few = mapOf(
      WHITBY,
      Array.from({ length: 12 }, (_, at) => business(`Plumber ${'x'.repeat(at)}`, { website: '' })),
    );
    const { candidates } = await find(profileOf(), few);
    expect(radiiOf(few)).toEqual([2_000, 5_000, 15_000]);
    expect(candidates).toHaveLength(5);
  });

  it('lists those with a website first, and takes a page in a social network for none', async () => {
    const facebook = business('Social Pipes', { website: 'https://www.facebook.com/', distanceMeters: 10 });
    const { candidates } = await find(profileOf(), mapOf(WHITBY, [facebook, business('Pier Pipes')]));
    expect(candidates.map(({ name, url }) => [name, url])).toEqual([
      ['Pier Pipes', 'https://pierpipes.example/'],
      ['Social Pipes', ''],
    ]);
  });

  it.each<[string, BusinessProfile]>([
    ['an industry without local customers', profileOf('database-software')],
    ['a guessed industry', { ...profileOf(), industry: { ...ownProfile.industry, candidates: [] } }],
    ['no place', profileOf('bakery', [])],
    ['a business that serves the whole world', profileOf('bakery', ['worldwide'])],
  ])('asks nothing for %s', async (_what, profile) => {
    const places = mapOf(WHITBY, [business('Pier Pipes')]);
    expect(await find(profile, places)).toEqual({ candidates: [], note: '' });
    expect(places.asked).toEqual([]);
  });

  it('asks for the postal address first, in the country of the site, then for the next place', async () => {
    const contacts = [{ ...claim('12 Harbour Lane, Whitby YO21 3QX'), contactKind: 'address' as const }];
    const places = mapOf(null, []);
    await find(profileOf('bakery', ['Whitby', 'York'], { contacts }), places, 'https://www.harbour.co.uk/');
    expect(places.asked).toEqual([
      { text: '12 Harbour Lane, Whitby YO21 3QX', country: 'gb' },
      { text: 'Whitby', country: 'gb' },
    ]);
  });

  it.each([
    ['takes an address in a town that the site names', ['Whitby'], 1],
    ['takes an address with a postal code that the site names', ['Streonshalh', 'YO21 3QX'], 1],
    ['does not take a street of the same name elsewhere', ['Little Rock', '72202'], 0],
  ])('%s', async (_what, knownAs, found) => {
    const contacts = [{ ...claim('12 Harbour Lane YO21 3QX'), contactKind: 'address' as const }];
    const places = mapOf({ ...WHITBY, knownAs }, [business('Pier Pipes')]);
    const { candidates } = await find(profileOf('plumbing-heating', ['Whitby 2'], { contacts }), places);
    expect(candidates).toHaveLength(found);
  });

  it('does not look around the middle of a whole region', async () => {
    const places = mapOf({ ...WHITBY, extentMeters: 300_000 }, [business('Pier Pipes')]);
    expect((await find(profileOf(), places)).candidates).toEqual([]);
    expect(radiiOf(places)).toEqual([]);
  });
});

describe('chains', () => {
  it.each<[string, Partial<MappedBusiness>]>([
    ['a brand', { brand: 'Pipes & Co' }],
    ['a brand known to Wikidata', { brandWikidata: 'Q38076' }],
    ['a website of a well-known business', { website: 'https://www.rotorooter.com/' }],
  ])('are left out by %s', async (_what, more) => {
    expect(await names([business('Pier Pipes', more), business('Local Pipes')])).toEqual(['Local Pipes']);
  });

  it('are left out by a well-known name of any industry', async () => {
    expect(await names([business('Olive Garden'), business('Garden of Olives')], profileOf('restaurant'))).toEqual(['Garden of Olives']);
  });

  it('are not taken for the makes that a workshop sells', async () => {
    const garages = [
      business('Miller Garage', { brand: 'Toyota', brandWikidata: 'Q53268' }),
      business('Toyota Center', { brand: 'Toyota' }),
    ];
    expect(await names(garages, profileOf('car-dealer'))).toEqual(['Miller Garage']);
  });
});

describe('the business itself', () => {
  const atAddress = { ...WHITBY, extentMeters: 60 };
  const phone = [{ ...claim('+44 1947 555 0142'), contactKind: 'phone' as const }];

  it.each<[string, MappedBusiness, Place, BusinessProfile?]>([
    ['its website', business('HP Ltd', { website: OWN_URL }), WHITBY],
    ['its name', business('Harbour Plumbing Ltd'), WHITBY],
    [
      'its phone number',
      business('HP Ltd', { phone: '01947 5550142' }),
      WHITBY,
      profileOf('plumbing-heating', ['Whitby'], { contacts: phone }),
    ],
    ['a similar name at its address', business('Harbour Heating', { distanceMeters: 40 }), atAddress],
  ])('is known by %s', async (_what, own, place, profile) => {
    expect(await names([own, business('Pier Pipes')], profile, place)).toEqual(['Pier Pipes']);
  });

  it.each<[string, MappedBusiness, Place]>([
    ['a similar name elsewhere', business('Harbour Heating', { distanceMeters: 1_500 }), atAddress],
    ['another name at its address', business('Quay Heating', { distanceMeters: 10 }), atAddress],
    ['the trade in its name', business('Plumbing'), WHITBY],
  ])('is not anybody with %s', async (_what, other, place) => {
    expect(await names([other], undefined, place)).toEqual([other.name]);
  });
});

describe('a map that can not be used', () => {
  const busy = new AppError(
    'too-many-requests',
    'Local competitors were not looked up: OpenStreetMap has too many requests at the moment.',
  );

  it('costs no candidates but its own, and is explained', async () => {
    expect(await find(profileOf(), mapOf(busy, []))).toEqual({ candidates: [], note: busy.message });
    expect(await find(profileOf(), mapOf(WHITBY, busy))).toEqual({ candidates: [], note: busy.message });
  });

  it('is not waited for longer than there is time', async () => {
    const endless = (_query: unknown, stop: AbortSignal) =>
      new Promise<never>((_resolve, reject) => stop.addEventListener('abort', () => reject(stop.reason as Error)));
    const places = { ...mapOf(WHITBY, []), findNearby: endless };
    const { note } = await findLocalCandidates(profileOf(), { places, ownUrl: OWN_URL, signal, mostMs: 5 });
    expect(note).toBe('Local competitors were not all looked up: OpenStreetMap took too long.');
  });

  it('keeps what was found before it failed', async () => {
    const found = mapOf(WHITBY, [business('Pier Pipes')]);
    const findNearby = (query: NearbyQuery, stop: AbortSignal) =>
      query.radiusMeters > 2_000 ? Promise.reject(busy) : found.findNearby(query, stop);
    const { candidates, note } = await find(profileOf(), { ...found, findNearby });
    expect([candidates.length, note]).toEqual([1, '']);
  });

  it('throws when the analysis is canceled', async () => {
    const stop = AbortSignal.abort();
    const places = mapOf(new AppError('cancelled', 'Stopped.'), []);
    await expect(findLocalCandidates(profileOf(), { places, ownUrl: OWN_URL, signal: stop })).rejects.toThrow();
  });
});
