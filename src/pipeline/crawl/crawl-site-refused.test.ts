import { describe, expect, it } from 'vitest';
import { crawlFixture, type FixtureAnswer, pageWith } from '#testing/fixture-egress.ts';
import { at, every, HOME, paths, reasons, redirect } from '#testing/shop-site.ts';

describe('pages that can not be read', () => {
  it('are listed with their reasons', async () => {
    const { site } = await crawlFixture({
      [HOME]: pageWith('Shop', [
        '/gone',
        '/broken',
        '/data',
        '/leaflet.pdf',
        '/away',
        '/members',
        '/secret',
        '/empty',
        '/loop',
        '/cal?date=2026-01-01',
        '/old',
        '/about',
      ]),
      [at('/gone')]: { status: 410 },
      [at('/broken')]: { fails: 'shop.example could not be reached.' },
      [at('/data')]: { headers: { 'content-type': 'application/json' }, body: '{}' },
      [at('/leaflet.pdf')]: { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
      [at('/away')]: redirect('https://other.example/there'),
      [at('/members')]: redirect('/login?next=members', 302),
      [at('/login?next=members')]: pageWith('Sign in'),
      [at('/secret')]: { status: 401 },
      [at('/empty')]: '   ',
      [at('/loop')]: redirect('/loop'),
      [at('/old')]: redirect('/about'),
      [at('/about')]: pageWith('About'),
    });
    expect(paths(site)).toEqual(['/', '/about']);
    expect(reasons(site).toSorted()).toEqual(
      [
        `duplicate ${at('/old')}`,
        `error ${at('/broken')}`,
        `error ${at('/empty')}`,
        `error ${at('/gone')}`,
        `error ${at('/loop')}`,
        `login ${at('/members')}`,
        `login ${at('/secret')}`,
        `not-html ${at('/data')}`,
        `not-html ${at('/leaflet.pdf')}`,
        `off-site-redirect ${at('/away')}`,
        `trap ${at('/cal?date=2026-01-01')}`,
      ].toSorted(),
    );
    const checks = new Map(site.linkChecks.map(({ url, status, redirects }) => [url, [status, redirects]]));
    expect(checks.get(at('/gone'))).toEqual([410, 0]);
    expect(checks.get(at('/old'))).toEqual([200, 1]);
    expect(checks.get(at('/away'))).toEqual([301, 1]);
    expect(checks.get(at('/loop'))?.[0]).toBeGreaterThanOrEqual(400);
    expect(checks.has(at('/broken'))).toBe(false);
  });

  it('do not count against the page limit', async () => {
    const { site } = await crawlFixture(
      { [HOME]: pageWith('Shop', ['/about', '/services', '/team']), [at('/team')]: pageWith('Team') },
      { maxPages: 2 },
    );
    expect(paths(site)).toEqual(['/', '/team']);
  });

  it('end the reading of a sitemap of dead addresses', async () => {
    const dead = Array.from({ length: 2_000 }, (_, number) => `<url><loc>${at(`/dead-${number}`)}</loc></url>`).join('');
    const { site, egress } = await crawlFixture({ [HOME]: pageWith('Shop'), [at('/sitemap.xml')]: `<urlset>${dead}</urlset>` });
    expect(egress.asked.length).toBeLessThan(100);
    expect(site.unread).toHaveLength(500);
  });

  it('are cut at 4 MB, and say so', { timeout: 60_000 }, async () => {
    const { site } = await crawlFixture({ [HOME]: pageWith('Shop') + '<!-- '.padEnd(4_100_000, 'x') });
    expect(site.pages[0]).toMatchObject({ title: 'Shop', bytes: 4_000_000, cutBy: ['bytes'] });
  });
});

describe('robots.txt', () => {
  const robots = (text: string): FixtureAnswer => ({ headers: { 'content-type': 'text/plain' }, body: text });

  it('is obeyed by every page but the entered one, also behind redirects', async () => {
    const { site, egress } = await crawlFixture({
      [HOME]: pageWith('Shop', ['/private/offer', '/open', '/to-private']),
      [at('/robots.txt')]: robots('User-agent: *\nDisallow: /private/\nDisallow: /$'),
      [at('/open')]: pageWith('Open'),
      [at('/to-private')]: redirect('/private/page'),
      [at('/private/page')]: pageWith('Private'),
    });
    expect(paths(site)).toEqual(['/', '/open']);
    expect(reasons(site).toSorted()).toEqual([`robots ${at('/private/offer')}`, `robots ${at('/to-private')}`]);
    expect(egress.asked.filter((url) => url.includes('/private/'))).toEqual([]);
    expect(site.robots).toMatchObject({ status: 200, allowsAll: false });
  });

  it('is asked for along with the home page, and again where that lies elsewhere', async () => {
    const here = await crawlFixture({ [HOME]: { afterMs: 50, body: pageWith('Shop') } });
    expect(here.egress.asked.slice(0, 2)).toEqual([HOME, at('/robots.txt')]);
    expect(here.egress.asked.filter((url) => url.endsWith('/robots.txt'))).toHaveLength(1);
    const away = await crawlFixture({
      [HOME]: { status: 301, headers: { location: 'https://other.example/' } },
      'https://other.example/': pageWith('Other', ['/about']),
      'https://other.example/robots.txt': robots('User-agent: *\nDisallow: /about'),
    });
    expect(reasons(away.site)).toContain('robots https://other.example/about');
  });

  it.each<[string, FixtureAnswer]>([
    ['forbids everything', robots('User-agent: Sitebrief\nDisallow: /')],
    ['answers 503', { status: 503 }],
    ['does not answer', { fails: 'shop.example could not be reached.' }],
  ])('stops after the entered page when it %s', async (_, response) => {
    const { site, egress } = await crawlFixture({
      [HOME]: pageWith('Shop', ['/about']),
      [at('/about')]: pageWith('About'),
      [at('/robots.txt')]: response,
    });
    expect([paths(site), site.stopReason]).toEqual([['/'], 'robots']);
    expect(egress.asked.filter((url) => url.endsWith('/about'))).toEqual([]);
    expect(site.llmsTxt).toBeNull();
  });

  it('slows the reading down', async () => {
    const { elapsedMs, egress, site } = await crawlFixture({
      [HOME]: pageWith('Shop', ['/about', '/team']),
      [at('/robots.txt')]: robots('User-agent: *\nCrawl-delay: 2'),
      ...every(['/about', '/team']),
    });
    expect(site.pages).toHaveLength(3);
    expect(elapsedMs).toBeGreaterThanOrEqual(2_000 * (egress.asked.length - 3));
  });
});

describe('waiting', () => {
  it('repeats once when a page asks to come back within five seconds', async () => {
    const busy: FixtureAnswer = { status: 429, headers: { 'retry-after': '3' } };
    const { site, elapsedMs } = await crawlFixture({ [HOME]: pageWith('Shop', ['/about']), [at('/about')]: [busy, pageWith('About')] });
    expect([paths(site), elapsedMs]).toEqual([['/', '/about'], 3_000]);
  });

  it('does not wait longer than that', async () => {
    const { site, elapsedMs } = await crawlFixture({
      [HOME]: pageWith('Shop', ['/about']),
      [at('/about')]: { status: 503, headers: { 'retry-after': '60' } },
    });
    expect([reasons(site), elapsedMs]).toEqual([[`error ${at('/about')}`], 0]);
  });

  it('ends after 60 seconds with what was read', async () => {
    const slow = Array.from({ length: 11 }, (_, number) => `/page-${number}`);
    const hanging = Object.fromEntries(slow.map((path): [string, FixtureAnswer] => [at(path), { hangs: true }]));
    const { site, elapsedMs } = await crawlFixture({
      [HOME]: pageWith('Shop', ['/about', ...slow]),
      [at('/about')]: pageWith('About'),
      ...hanging,
    });
    expect([paths(site), site.stopReason]).toEqual([['/', '/about'], 'time-limit']);
    expect(elapsedMs).toBeLessThanOrEqual(60_001);
    expect(site.unread.map(({ reason }) => reason)).toContain('time');
  });

  it('stops when it is canceled', async () => {
    await expect(crawlFixture({ [HOME]: pageWith('Shop') }, {}, AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
  });
});
