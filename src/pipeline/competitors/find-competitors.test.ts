import { describe, expect, it } from 'vitest';
import type { Competitor } from '#contracts/competitor.ts';
import { CompetitorReport } from '#contracts/competitor.ts';
import { AppError } from '#contracts/errors.ts';
import { industryById } from '#lexicon/industries/industries.ts';
import type { MappedBusiness, PlacesClient } from '#places/places-client.ts';
import {
  bakerAt,
  hit,
  inWhitby,
  nationwide,
  OWN_URL,
  ownProfile,
  ownSite,
  plumberAt,
  quiet,
  readerOf,
  searchOf,
  silent,
} from '#testing/competitor-sites.ts';
import type { CompetitorReader, CompetitorVisit } from './competitor-reader.ts';
import { findCompetitors } from './find-competitors.ts';
import type { CandidateServices } from './gather-candidates.ts';
import type { SuggestCompetitors } from './suggest-competitors.ts';

type More = Partial<Pick<CandidateServices, 'search' | 'suggestCompetitors' | 'places'>> & { named?: string[]; removed?: string[] };

/** The bundled list is switched off by a profile without a category, so that only the candidates of the test count. */
const uncategorised = {
  ...ownProfile,
  industry: { ...ownProfile.industry, candidates: ownProfile.industry.candidates.map((one) => ({ ...one, confidence: 0.29 })) },
};

const mapped = (name: string, website = ''): MappedBusiness => ({
  ...{ id: 'node/1', name, website, phone: '', brand: '', brandWikidata: '', distanceMeters: 800 },
});
/** A map on which these businesses are near Whitby. */
const mapOf = (...nearby: MappedBusiness[]): PlacesClient => ({
  ...{ name: 'OpenStreetMap', attribution: '© OpenStreetMap contributors' },
  findPlace: async () => ({ name: 'Whitby', knownAs: ['Whitby'], latitude: 54.5, longitude: -0.6, extentMeters: 6_000 }),
  findNearby: async () => nearby,
});

async function find(visits: Record<string, CompetitorVisit>, { named = [], removed = [], ...services }: More, profile = uncategorised) {
  const reader = readerOf(visits);
  const report = await findCompetitors(
    { site: ownSite, profile, named, removed },
    { reader, report: quiet, signal: new AbortController().signal, ...services },
  );
  expect(() => CompetitorReport.parse(report)).not.toThrow();
  return { ...report, visited: reader.visited };
}
const brief = (competitors: Competitor[]) => competitors.map(({ name, foundVia, status }) => `${name} (${foundVia}, ${status})`);
const suggest =
  (...competitors: [name: string, url: string][]): SuggestCompetitors =>
  async () => ({
    candidates: competitors.map(([name, url]) => ({
      name,
      url,
      foundVia: 'model' as const,
      reason: 'A model suggested it.',
      evidence: [],
    })),
    calls: [],
    note: '',
  });

describe('the gate', () => {
  it('verifies a competitor whose own page shows the same industry, with the proof', async () => {
    const { competitors } = await find(
      { 'https://a.example/': plumberAt('https://a.example/', 'Pier Plumbing') },
      { named: ['https://a.example/'] },
    );
    expect(brief(competitors)).toEqual(['Pier Plumbing (user, verified)']);
    expect(competitors[0]?.evidence[0]?.url).toBe('https://a.example/');
    expect(competitors[0]?.comparison?.offer.text).toContain('Boiler repair');
  });

  it.each<[string, string, CompetitorVisit | undefined, RegExp]>([
    ['is in another industry', 'https://bread.example/', bakerAt('https://bread.example/'), /same industry/],
    ['did not answer', 'https://late.example/', silent(), /did not answer in time/],
    ['does not exist', 'https://nowhere.example/', undefined, /no site at this address/],
    ['is a directory', 'https://www.yelp.com/biz/x', undefined, /a directory or review site/],
  ])('keeps a competitor the user named although it %s, as suggested', async (_what, url, visit, why) => {
    const { competitors, rejected } = await find(visit ? { [url]: visit } : {}, { named: [url] });
    expect(competitors.map(({ status, comparison }) => ({ status, comparison }))).toEqual([{ status: 'suggested', comparison: null }]);
    expect(competitors[0]?.reason).toMatch(why);
    expect(rejected).toEqual([]);
  });

  it.each<[string, string, CompetitorVisit | undefined, RegExp]>([
    ['is in another industry', 'https://bread.example/', bakerAt('https://bread.example/'), /same industry/],
    ['did not answer', 'https://late.example/', silent(), /did not answer/],
    ['is a directory', 'https://www.yelp.com/', undefined, /a directory/],
    ['is a social network', 'https://www.facebook.com/', undefined, /a social network/],
    ['is a news site', 'https://www.bbc.co.uk/', undefined, /a news site/],
  ])('refuses a hit of the search engine that %s, and says why', async (_what, url, visit, why) => {
    const { competitors, rejected } = await find(visit ? { [url]: visit } : {}, { search: searchOf([hit(`${url}some/page`)]) });
    expect(competitors).toEqual([]);
    expect(rejected).toMatchObject([{ url, foundVia: 'search' }]);
    expect(rejected[0]?.reason).toMatch(why);
  });

  it('drops what a model made up and keeps what it could not check as suggested', async () => {
    const { competitors, rejected } = await find(
      {
        'https://real.example/': plumberAt('https://real.example/', 'Real Plumbing'),
        'https://late.example/': silent(),
        'https://bread.example/': bakerAt('https://bread.example/'),
      },
      {
        suggestCompetitors: suggest(
          ['Real Plumbing Co', 'https://real.example/'],
          ['Late Plumbing', 'https://late.example/'],
          ['Invented Plumbing', 'https://invented.example/'],
          ['Nameless', ''],
          ['Bread', 'https://bread.example/'],
        ),
      },
    );
    expect(brief(competitors)).toEqual(['Real Plumbing (model, verified)', 'Late Plumbing (model, suggested)']);
    expect(rejected.map(({ name }) => name).sort()).toEqual(['Bread', 'Invented Plumbing', 'Nameless']);
  });

  it('does not visit listing sites nor the site itself', async () => {
    const { visited } = await find(
      {},
      { search: searchOf([hit('https://www.yelp.com/a'), hit(`${OWN_URL}services`), hit('https://a.example/x')]) },
    );
    expect(visited).toEqual(['https://a.example/']);
  });
});

describe('the chain', () => {
  it('remembers how each was found, in the order of trust', async () => {
    const urls = ['https://user.example/', 'https://found.example/', 'https://model.example/'];
    const { competitors } = await find(
      Object.fromEntries(urls.map((url) => [url, plumberAt(url, new URL(url).host.split('.')[0] ?? '')])),
      {
        named: ['https://user.example/'],
        search: searchOf([hit('https://found.example/p')]),
        suggestCompetitors: suggest(['M', 'https://model.example/']),
      },
      nationwide,
    );
    expect(competitors.slice(0, 3).map(({ foundVia }) => foundVia)).toEqual(['user', 'search', 'model']);
    expect(competitors.slice(3).every(({ foundVia }) => foundVia === 'bundled-list')).toBe(true);
    expect(competitors[1]?.reason).toMatch(/^Test Search found it for "/);
  });

  it('counts a competitor found twice once, as the more trusted source has it', async () => {
    const { competitors } = await find(
      { 'https://a.example/': plumberAt('https://a.example/', 'Pier Plumbing') },
      {
        named: ['https://a.example/'],
        search: searchOf([hit('https://a.example/contact')]),
        suggestCompetitors: suggest(['Pier', 'https://a.example/']),
      },
    );
    expect(brief(competitors)).toEqual(['Pier Plumbing (user, verified)']);
  });

  it('lists the first eight verified and visits at most sixteen', async () => {
    const urls = Array.from({ length: 30 }, (_, at) => `https://p${at}.example/`);
    const { competitors, visited } = await find(Object.fromEntries(urls.map((url, at) => [url, plumberAt(url, `Plumber ${at}`)])), {
      search: searchOf(urls.map(hit)),
    });
    expect(competitors.map(({ url }) => url)).toEqual(urls.slice(0, 8));
    expect(visited).toHaveLength(16);
  });

  it('reads the competitors the user named while the engine is still asked', async () => {
    const order: string[] = [];
    const reader = readerOf({});
    await findCompetitors(
      { site: ownSite, profile: uncategorised, named: ['https://a.example/'] },
      {
        reader: {
          read: (url) => {
            order.push(url);
            return reader.read(url);
          },
        },
        search: {
          name: 'S',
          search: async () => {
            order.push('search');
            return [];
          },
        },
        ...{ report: quiet, signal: new AbortController().signal },
      },
    );
    expect(order[0]).toBe('https://a.example/');
    expect(order).toContain('search');
  });

  it('visits all side by side', async () => {
    let open = 0;
    let most = 0;
    const urls = Array.from({ length: 6 }, (_, at) => `https://p${at}.example/`);
    const read = async (): Promise<CompetitorVisit> => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return silent();
    };
    await findCompetitors(
      { site: ownSite, profile: uncategorised, named: urls },
      { reader: { read }, report: quiet, signal: new AbortController().signal },
    );
    expect(most).toBeGreaterThanOrEqual(6);
  });

  it('goes on without a search engine that fails, and says so', async () => {
    const search = searchOf(new AppError('too-many-requests', 'Test Search was not used: its quota or rate limit is reached.'));
    const { note, competitors } = await find(
      { 'https://a.example/': plumberAt('https://a.example/', 'Pier') },
      { search, named: ['https://a.example/'] },
    );
    expect(competitors).toHaveLength(1);
    expect(note).toContain('Test Search was not used: its quota');
    expect(search.queries).toHaveLength(1);
  });

  it('ends when the analysis is canceled', async () => {
    const stop = new AbortController();
    stop.abort();
    const services = { reader: readerOf({}), report: quiet, signal: stop.signal, search: searchOf(new AppError('cancelled', 'Stopped.')) };
    await expect(findCompetitors({ site: ownSite, profile: uncategorised, named: [] }, services)).rejects.toThrow();
  });
});

describe('businesses on the map', () => {
  it('come after search and model, pass the same gate, and bring their credit', async () => {
    const urls = ['https://found.example/', 'https://model.example/', 'https://near.example/'];
    const { competitors, rejected, attribution } = await find(
      {
        ...Object.fromEntries(urls.map((url) => [url, plumberAt(url, new URL(url).host)])),
        'https://bread.example/': bakerAt('https://bread.example/'),
        'https://late.example/': silent(),
      },
      {
        places: mapOf(
          mapped('Near Pipes', 'https://near.example/'),
          mapped('Bread', 'https://bread.example/'),
          mapped('Late Pipes', 'https://late.example/'),
          mapped('Dead Pipes', 'https://dead.example/'),
          mapped('Van Pipes'),
        ),
        search: searchOf([hit('https://found.example/')]),
        suggestCompetitors: suggest(['M', 'https://model.example/']),
      },
      inWhitby,
    );
    expect(brief(competitors).map((line) => line.replace(/^.*\(/, '('))).toEqual([
      '(search, verified)',
      '(model, verified)',
      '(openstreetmap, verified)',
      '(openstreetmap, suggested)',
      '(openstreetmap, suggested)',
    ]);
    expect(competitors[2]?.reason).toMatch(/^OpenStreetMap: plumbing and heating within 2 km of Whitby\. Its site /);
    expect(competitors[4]).toMatchObject({ name: 'Van Pipes', url: '', comparison: null });
    expect(competitors[4]?.reason).toMatch(/No website is known for it, so it was not visited\.$/);
    expect(rejected.map(({ name }) => name)).toEqual(['Bread', 'Dead Pipes']);
    expect(attribution).toBe('© OpenStreetMap contributors');
  });

  it('that could not be visited fill up to five only', async () => {
    const places = mapOf(...Array.from({ length: 9 }, (_, at) => mapped(`Pipes ${at}`, `https://p${at}.example/`)));
    const visits = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`https://p${at}.example/`, silent()]));
    expect((await find(visits, { places }, inWhitby)).competitors).toHaveLength(5);
  });

  it('are not asked for without a place, and nothing is credited', async () => {
    const report = await find({}, { places: mapOf(mapped('Near Pipes')) }, ownProfile);
    expect(report.competitors).toEqual([]);
    expect(report).not.toHaveProperty('attribution');
  });
});

describe('the list', () => {
  it('is never padded: fewer than five are said', async () => {
    const { competitors, note } = await find(
      { 'https://a.example/': plumberAt('https://a.example/', 'Pier') },
      { named: ['https://a.example/'] },
    );
    expect(competitors).toHaveLength(1);
    expect(note).toBe('Only 1 competitor was found: name yours to compare with them. 1 of 1 competitor was visited and verified.');
  });

  it('is empty when nothing is known, and says what to do', async () => {
    const { competitors, note, gaps } = await find({}, {});
    expect(competitors).toEqual([]);
    expect(note).toContain('No competitors were found: name yours');
    expect(gaps).toEqual({ missingHere: [], onlyHere: [] });
  });

  it('fills up with well-known names to five, no further, and says what they are', async () => {
    const { competitors, note } = await find(
      Object.fromEntries((industryById('plumbing-heating')?.wellKnown ?? []).map(({ host }) => [`https://${host}/`, silent()])),
      {},
      nationwide,
    );
    expect(competitors).toHaveLength(5);
    expect(competitors.every(({ status, foundVia }) => status === 'suggested' && foundVia === 'bundled-list')).toBe(true);
    expect(note).toMatch(/our list of \d{4}-\d\d-\d\d are well-known businesses in your industry\.$/);
  });

  it('never names well-known businesses as competitors of a local one', async () => {
    const { competitors, rejected } = await find({}, {}, inWhitby);
    expect([competitors, rejected]).toEqual([[], []]);
  });

  it('leaves out what the user removed, by URL or name, unless it is named again', async () => {
    const visits = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`https://${name}.example/`, plumberAt(`https://${name}.example/`, `Plumber ${name}`)]),
    );
    const search = searchOf(['https://a.example/', 'https://b.example/', 'https://c.example/'].map(hit));
    const { competitors, rejected, visited } = await find(visits, {
      search,
      removed: ['https://www.a.example/x', 'b.example', 'https://c.example/'],
      named: ['https://c.example/'],
    });
    expect(brief(competitors)).toEqual(['Plumber c (user, verified)']);
    expect(rejected.map(({ url, reason }) => [url, reason])).toEqual([
      ['https://a.example/', 'You removed it.'],
      ['https://b.example/', 'You removed it.'],
    ]);
    expect(visited).toEqual(['https://c.example/']);
  });

  it('waits for competitors no longer than there is time, and compares with those that answered', async () => {
    const quick = 'https://quick.example/';
    const endless: CompetitorReader = {
      read: (url) => (url === quick ? Promise.resolve(plumberAt(quick, 'Quick Plumbing')) : new Promise<never>(() => undefined)),
    };
    const report = await findCompetitors(
      { site: ownSite, profile: uncategorised, named: ['https://slow.example/', quick] },
      { reader: endless, signal: new AbortController().signal, report: quiet, msLeft: () => 1_050 },
    );
    expect(report.competitors.map(({ url, status }) => [url, status])).toEqual([
      ['https://slow.example/', 'suggested'],
      [quick, 'verified'],
    ]);
  });

  it('asks neither engine nor model when only the visits still have time', async () => {
    let asked = 0;
    const report = await findCompetitors(
      { site: ownSite, profile: ownProfile, named: [] },
      {
        reader: readerOf({}),
        signal: new AbortController().signal,
        report: quiet,
        search: {
          name: 'Engine',
          search: async () => {
            asked += 1;
            return [];
          },
        },
        suggestCompetitors: async () => {
          asked += 1;
          return { candidates: [], calls: [], note: '' };
        },
        msLeft: () => 14_000,
      },
    );
    expect(asked).toBe(0);
    expect(report.note).toContain('no time to search for competitors');
  });

  it('is the same twice', async () => {
    const visits = { 'https://a.example/': plumberAt('https://a.example/', 'A'), 'https://b.example/': silent() };
    const once = () => find(visits, { search: searchOf([hit('https://b.example/'), hit('https://a.example/')]) }, ownProfile);
    expect(await once()).toEqual(await once());
  });
});
