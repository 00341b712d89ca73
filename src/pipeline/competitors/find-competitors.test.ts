import { describe, expect, it } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { bakerAt, hit, nationwide, OWN_URL, ownSite, plumberAt, quiet, readerOf, searchOf, silent } from '#testing/competitor-sites.ts';
import { brief, find, suggest, uncategorised } from '#testing/find-among.ts';
import type { CompetitorVisit } from './competitor-reader.ts';
import { findCompetitors } from './find-competitors.ts';

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
