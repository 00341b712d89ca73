import { describe, expect, it } from 'vitest';
import { Site } from '#contracts/site.ts';
import { crawlFixture, type FixtureAnswer, pageWith } from '#testing/fixture-egress.ts';
import { at, every, HOME, paths, reasons, redirect } from '#testing/shop-site.ts';

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
