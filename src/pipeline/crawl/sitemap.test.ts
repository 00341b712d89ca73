import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FixtureAnswer, fixtureClock, fixtureEgress } from '#testing/fixture-egress.ts';
import { createPoliteClient } from './polite-client.ts';
import { fetchSitemaps, parseSitemap } from './sitemap.ts';

const HOME = 'https://shop.example/';
const at = (path: string) => new URL(path, HOME).href;
const urlset = (...urls: string[]) => `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
const index = (...urls: string[]) => `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;

async function read(answers: Record<string, FixtureAnswer>, named: string[] = []) {
  const clock = fixtureClock();
  const egress = fixtureEgress(answers, clock);
  const client = createPoliteClient({ egress, clock, signal: new AbortController().signal }, 60_000);
  return { ...(await fetchSitemaps(HOME, named, client)), asked: egress.asked };
}

describe('parseSitemap', () => {
  it('reads addresses, and no images', () => {
    const text =
      '<urlset xmlns:image="x"><url><loc> https://shop.example/a?b=1&amp;c=2 </loc><image:image><image:loc>https://shop.example/a.jpg</image:loc></image:image></url><url><loc><![CDATA[/b]]></loc></url></urlset>';
    expect(parseSitemap(text, at('/sitemap.xml')).urls).toEqual([at('/a?b=1&c=2'), at('/b')]);
  });

  it('reads plain text', () => {
    expect(parseSitemap('\uFEFFhttps://shop.example/a\r\n\r\nhttps://shop.example/b\n', HOME).urls).toEqual([at('/a'), at('/b')]);
  });

  it.each(['', '<!doctype html><title>App</title>', '{"a":1}', 'https://shop.example/a\nand some words'])(
    'says that %j is no sitemap',
    (text) => {
      expect(parseSitemap(text, HOME)).toEqual({ urls: [], nested: [], error: 'It is not a sitemap.' });
    },
  );

  it('is quick with text made to be slow', () => {
    const start = process.threadCpuUsage();
    parseSitemap(`<urlset>${'<loc>'.padEnd(200_000, ' ').repeat(10)}${'<'.repeat(500_000)}${'<a'.repeat(500_000)}`, HOME);
    // Microseconds of this thread: other programs on the machine do not count.
    expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000);
  });
});

describe('fetchSitemaps', () => {
  it('reads the usual place when none is named', async () => {
    const { urls, facts } = await read({ [at('/sitemap.xml')]: urlset(at('/a'), 'https://other.example/b', at('/a')) });
    expect(urls).toEqual([at('/a')]);
    expect(facts).toEqual({ url: at('/sitemap.xml'), status: 200, urlCount: 3, error: null });
  });

  it('follows indexes, pages first and posts last, gzip too, and never in a circle', async () => {
    const { urls, asked } = await read(
      {
        [at('/index.xml')]: index(at('/post-sitemap.xml'), at('/other.xml'), at('/page-sitemap.xml.gz'), at('/index.xml')),
        [at('/post-sitemap.xml')]: urlset(at('/post')),
        [at('/other.xml')]: urlset(at('/other')),
        [at('/page-sitemap.xml.gz')]: { headers: { 'content-type': 'application/gzip' }, body: gzipSync(urlset(at('/page'))) },
      },
      [at('/index.xml')],
    );
    expect(urls).toEqual([at('/page'), at('/other'), at('/post')]);
    expect(asked).toHaveLength(4);
  });

  it('tries the usual place when the named one names another site', async () => {
    const { urls } = await read(
      { 'https://origin.example/sitemap.xml': urlset('https://origin.example/a'), [at('/sitemap.xml')]: urlset(at('/a')) },
      ['https://origin.example/sitemap.xml'],
    );
    expect(urls).toEqual([at('/a')]);
  });

  it.each<[string, FixtureAnswer, number, string]>([
    ['missing', { status: 404 }, 404, 'It answered 404.'],
    ['a page', '<html></html>', 200, 'It is not a sitemap.'],
    ['out of reach', { fails: 'no' }, 0, 'It could not be fetched.'],
    ['damaged', { body: new Uint8Array([0x1f, 0x8b, 1, 2, 3]) }, 200, 'Its compressed content does not unpack.'],
  ])('says what is wrong with one that is %s', async (_, response, status, error) => {
    expect((await read({ [at('/sitemap.xml')]: response })).facts).toEqual({ url: at('/sitemap.xml'), status, urlCount: 0, error });
  });

  it('reads twelve files and keeps 5,000 addresses at most', async () => {
    const names = Array.from({ length: 40 }, (_, number) => at(`/map-${number}.xml`));
    const full = urlset(...Array.from({ length: 800 }, (_, number) => at(`/page-${number}`)));
    const files = Object.fromEntries(names.map((name, number) => [name, full.replaceAll('/page-', `/page-${number}-`)]));
    const { urls, asked } = await read({ [at('/sitemap.xml')]: index(...names), ...files });
    expect([urls.length, asked.length]).toEqual([5_000, 12]);
  });
});
