import { describe, expect, it } from 'vitest';
import { Site } from '#contracts/site.ts';
import { crawlFixture, type FixtureAnswer, pageWith } from '#testing/fixture-egress.ts';

const HOME = 'https://shop.example/';
const at = (path: string) => new URL(path, HOME).href;
const redirect = (location: string, status = 301): FixtureAnswer => ({ status, headers: { location } });
const paths = (site: Site) => site.pages.map((page) => page.path);
const reasons = (site: Site) => site.unread.map(({ url, reason }) => `${reason} ${url}`);

describe('reading a site', () => {
  it('gives a site that keeps the contract', async () => {
    const { site } = await crawlFixture({
      [HOME]: pageWith('Shop', ['/about', '/contact']),
      [at('/about')]: pageWith('About'),
      [at('/contact')]: pageWith('Contact'),
    });
    expect(Site.parse(site)).toEqual(site);
    expect(site).toMatchObject({
      url: HOME,
      enteredUrl: HOME,
      host: 'shop.example',
      https: true,
      stopReason: 'all-read',
      languages: ['en'],
    });
    expect(site.pages.map(({ path, type, depth, foundIn }) => [path, type, depth, foundIn])).toEqual([
      ['/', 'home', 0, 'entered'],
      ['/about', 'about', 1, 'navigation'],
      ['/contact', 'contact', 1, 'navigation'],
    ]);
  });

  it('reads what tells most about a business first, and the blog last', async () => {
    const { site } = await crawlFixture(
      {
        [HOME]: pageWith('Shop', ['/blog', '/privacy', '/contact', '/team', '/pricing', '/services', '/about']),
        ...every(['/about', '/services', '/pricing', '/contact', '/team', '/blog', '/privacy']),
      },
      { maxPages: 6 },
    );
    expect(paths(site)).toEqual(['/', '/about', '/services', '/pricing', '/contact', '/team']);
    expect(site.stopReason).toBe('page-limit');
    expect(reasons(site)).toEqual([`limit ${at('/blog')}`, `limit ${at('/privacy')}`]);
  });

  it('chooses the same pages in the same order however long each answer takes', async () => {
    const pages = ['/about', '/services', '/pricing', '/contact', '/team', '/faq', '/gallery', '/blog'];
    const crawl = async (slow: (at: number) => number) => {
      const answers = pages.map((path, number): [string, FixtureAnswer] => [
        at(path),
        { afterMs: slow(number), body: pageWith(path, [`~${path}/inner`, `~${path}-more`]) },
      ]);
      const { site } = await crawlFixture({
        [HOME]: pageWith('Shop', pages),
        ...Object.fromEntries(answers),
        ...every(pages.flatMap((path) => [`${path}/inner`, `${path}-more`])),
      });
      return JSON.stringify(site);
    };
    const usual = await crawl(() => 0);
    expect(await crawl((number) => 20 - number * 2)).toBe(usual);
    expect(await crawl((number) => (number % 3) * 9)).toBe(usual);
    expect(JSON.parse(usual).pages).toHaveLength(12);
  });

  it('finds pages by sitemap alone', async () => {
    const { site } = await crawlFixture({
      [HOME]: pageWith('Shop'),
      [at('/sitemap.xml')]: {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset><url><loc>${at('/hidden')}</loc></url><url><loc>https://other.example/</loc></url></urlset>`,
      },
      [at('/hidden')]: pageWith('Hidden'),
    });
    expect(site.pages.map(({ path, depth, foundIn }) => [path, depth, foundIn])).toEqual([
      ['/', 0, 'entered'],
      ['/hidden', null, 'sitemap'],
    ]);
    expect(site.sitemap).toEqual({ url: at('/sitemap.xml'), status: 200, urlCount: 2, error: null });
  });

  it('reads a page once, however its address is written', async () => {
    const { site, egress } = await crawlFixture({
      [HOME]: pageWith('Shop', [
        '/about',
        '/about/',
        '/about.html',
        '/about#team',
        '/about?utm_source=x',
        'http://www.shop.example/about',
        '/index.html',
        '/',
      ]),
      [at('/about')]: pageWith('About'),
    });
    expect(paths(site)).toEqual(['/', '/about']);
    expect(egress.asked.filter((url) => url === at('/about'))).toHaveLength(1);
  });

  it('drops copies that name their original, not pages that name the home page by mistake', async () => {
    const canonical = (path: string) => `<link rel="canonical" href="${at(path)}">`;
    const { site } = await crawlFixture({
      [HOME]: pageWith('Shop', ['/about', '/about?lang=x', '/services', '/print'], canonical('/')),
      [at('/about')]: pageWith('About', [], canonical('/')),
      [at('/about?lang=x')]: pageWith('About, another version', [], canonical('/about')),
      [at('/services')]: pageWith('Services'),
      [at('/print')]: pageWith('Services', [], canonical('/services')),
    });
    expect(paths(site)).toEqual(['/', '/about', '/services']);
    expect(reasons(site)).toEqual([`duplicate ${at('/about?lang=x')}`, `duplicate ${at('/print')}`]);
  });

  it('reports one event per page', async () => {
    const { reports } = await crawlFixture({ [HOME]: pageWith('Shop', ['/pricing']), [at('/pricing')]: pageWith('Prices') });
    expect(reports).toEqual([
      { stage: 'crawl', step: 1, message: 'Connecting to shop.example', pagesRead: 0, pagesTotal: 1, page: null },
      {
        stage: 'crawl',
        step: 2,
        message: 'Reading /, 1 of 2',
        pagesRead: 1,
        pagesTotal: 2,
        page: { path: '/', title: 'Shop', type: 'home' },
      },
      {
        stage: 'crawl',
        step: 2,
        message: 'Reading /pricing, 2 of 2',
        pagesRead: 2,
        pagesTotal: 2,
        page: { path: '/pricing', title: 'Prices', type: 'pricing' },
      },
    ]);
  });

  it('asks for six addresses at once at most', async () => {
    const many = Array.from({ length: 40 }, (_, number) => `/page-${number}`);
    const { site, egress } = await crawlFixture({ [HOME]: pageWith('Shop', many), ...every(many) }, { maxPages: 30 });
    expect(site.pages).toHaveLength(30);
    expect(egress.mostAtOnce()).toBe(6);
  });

  it('leaves no NUL and no lone surrogate in its texts', async () => {
    const { site } = await crawlFixture({
      [HOME]: `${pageWith('Shop\0 &#xD800; %00', ['/a%00b'])}<script type="application/ld+json">{"@type":"Shop","name":"a\\u0000b\\ud800","deep":${'['.repeat(3000)}${']'.repeat(3000)}}</script>`,
      [at('/a%00b')]: pageWith('Odd'),
    });
    const text = JSON.stringify(site);
    expect(text).not.toMatch(/\\u0000|\\ud800/);
    expect(text.isWellFormed()).toBe(true);
  });
});

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

describe('the links of the pages', () => {
  it('are asked for when they were not read, with GET where HEAD is refused', async () => {
    const { site, egress } = await crawlFixture(
      {
        [HOME]: pageWith('Shop', ['/about', '~/file.pdf', '~/missing.zip', '~/no-head', '~/logout', '~https://other.example/x']),
        [at('/about')]: pageWith('About'),
        [at('/file.pdf')]: { headers: { 'content-type': 'application/pdf' } },
        [at('/no-head')]: [{ status: 405 }, pageWith('No head')],
      },
      { maxPages: 2 },
    );
    expect(site.linkChecks.toSorted((a, b) => a.url.localeCompare(b.url))).toEqual([
      { url: at('/about'), status: 200, redirects: 0 },
      { url: at('/file.pdf'), status: 200, redirects: 0 },
      { url: at('/missing.zip'), status: 404, redirects: 0 },
      { url: at('/no-head'), status: 200, redirects: 0 },
    ]);
    expect(egress.asked.some((url) => /logout|other\.example/.test(url))).toBe(false);
  });

  it('are asked for while the last page is on its way, each once', async () => {
    const { site, egress } = await crawlFixture(
      {
        [HOME]: pageWith('Shop', ['/about', '~/file.pdf']),
        [at('/about')]: { afterMs: 200, status: 301, headers: { location: '/about-us' } },
        [at('/about-us')]: pageWith('About', ['~/file.pdf', '~/other.zip']),
        [at('/file.pdf')]: { headers: { 'content-type': 'application/pdf' } },
      },
      { maxPages: 2 },
    );
    const early = `HEAD ${at('/file.pdf')}`;
    expect(egress.asked.filter((asked) => asked === early)).toHaveLength(1);
    expect(egress.asked.indexOf(early)).toBeLessThan(egress.asked.indexOf(at('/about-us')));
    expect(site.linkChecks.map(({ url, status }) => [url, status])).toEqual([
      [at('/about'), 200],
      [at('/file.pdf'), 200],
      [at('/other.zip'), 404],
    ]);
  });

  it('are asked for while further pages are chosen, but no page that is read later', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `/page-${number}`);
    const { site, egress } = await crawlFixture(
      {
        [HOME]: pageWith('Shop', [...names, '~/file.pdf']),
        ...every(names),
        [at('/file.pdf')]: { headers: { 'content-type': 'application/pdf' } },
      },
      { maxPages: 10 },
    );
    const [, ...read] = paths(site);
    expect(read).toHaveLength(9);
    expect(egress.asked.filter((asked) => read.some((path) => asked === `HEAD ${at(path)}`))).toEqual([]);
    expect(egress.asked.indexOf(`HEAD ${at('/file.pdf')}`)).toBeLessThan(egress.asked.indexOf(at(read.at(-1) ?? '')));
  });

  it('are asked for a hundred times at most', async () => {
    const many = Array.from({ length: 300 }, (_, number) => `~/file-${number}.zip`);
    const { site } = await crawlFixture({ [HOME]: pageWith('Shop', many) }, { maxPages: 1 });
    expect(site.linkChecks).toHaveLength(100);
  });
});

describe('the entered address', () => {
  const http = HOME.replace('https', 'http');

  it('falls back to http when the scheme was not given', async () => {
    const answers: Record<string, FixtureAnswer> = { [HOME]: { fails: 'shop.example could not be reached.' }, [http]: pageWith('Shop') };
    expect((await crawlFixture(answers)).site).toMatchObject({ url: http, https: false });
    await expect(crawlFixture(answers, { schemeGiven: true })).rejects.toMatchObject({ code: 'site-unreachable' });
  });

  it('is tried over https when it was entered with http', async () => {
    const answers = { [http]: pageWith('Shop') };
    expect((await crawlFixture({ ...answers, [HOME]: pageWith('Shop') }, { url: http, schemeGiven: true })).site.https).toBe(true);
    expect((await crawlFixture({ ...answers, [HOME]: { fails: 'no' } }, { url: http, schemeGiven: true })).site.https).toBe(false);
  });

  it('may lead to another site, which is read then', async () => {
    const { site } = await crawlFixture({
      [HOME]: redirect('https://new.example/'),
      'https://new.example/': pageWith('New', ['/about']),
      'https://new.example/about': pageWith('About'),
    });
    expect([site.url, site.host, paths(site)]).toEqual(['https://new.example/', 'new.example', ['/', '/about']]);
    expect(site.unread[0]).toMatchObject({ url: HOME, reason: 'off-site-redirect', status: 301 });
    expect(site.unread[0]?.detail).toContain('new.example');
  });

  it('may send on by a refresh in the page', async () => {
    const { site } = await crawlFixture({
      [HOME]: '<html><head><meta http-equiv="refresh" content="0; url=/en/"></head></html>',
      [at('/en/')]: pageWith('Shop', ['/en/about', '/de/about']),
      ...every(['/en/about', '/de/about']),
    });
    expect(paths(site)).toEqual(['/en/', '/en/about', '/de/about']);
    expect(site.pages[0]?.redirects).toEqual([{ url: HOME, status: 200 }]);
  });

  it('may ask for a sign-in: what shows is read, and the result says so', async () => {
    const { site } = await crawlFixture({ [HOME]: redirect('/login', 302), [at('/login')]: pageWith('Sign in') });
    expect(site.pages[0]).toMatchObject({ path: '/login', type: 'home', cutBy: ['login'] });
    expect(reasons(site)).toEqual([`login ${HOME}`]);
  });

  it.each<[string, FixtureAnswer, string, string]>([
    ['missing', { status: 404 }, 'site-unreadable', 'shop.example answered 404 Not Found. Check the address.'],
    ['turned away', { status: 403 }, 'site-unreadable', 'shop.example answered 403 Forbidden. It may be turning away automated visitors.'],
    ['behind a sign-in', { status: 401 }, 'site-unreadable', 'answered 401 Unauthorized. It asks for a sign-in'],
    ['failing', { status: 502 }, 'site-unreadable', 'answered 502 Bad Gateway. Try again later.'],
    [
      'a file',
      { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
      'site-unreadable',
      'a file of type application/pdf, not with a web page',
    ],
    ['without content', '', 'site-unreadable', 'an empty page'],
    ['blank', ' \n ', 'site-unreadable', 'an empty page'],
    ['bare markup', '<html><body></body></html>', 'site-unreadable', 'an empty page'],
    ['unreachable', { fails: 'shop.example could not be reached.' }, 'site-unreachable', 'shop.example could not be reached.'],
    ['silent', { hangs: true }, 'site-unreachable', 'did not finish'],
  ])('ends in a clear sentence when it is %s', async (_, response, code, words) => {
    const work = crawlFixture({ [HOME]: response, [http]: response });
    await expect(work).rejects.toMatchObject({ name: 'AppError', code, message: expect.stringContaining(words) });
  });
});

function every(list: string[]): Record<string, FixtureAnswer> {
  return Object.fromEntries(list.map((path) => [at(path), pageWith(`Page ${path}`)]));
}
