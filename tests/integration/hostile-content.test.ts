// Sites whose content, rules and answers are out of all measure: what can be read is read, the rest has its reason.
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { auditSite } from '#pipeline/audit/audit-site.ts';
import { closeAll, crawl, HOME, siteWith } from './hostile-site.ts';
import { certificate } from './rendering-site.ts';

afterEach(closeAll);

const html =
  (body: string | Buffer, type = 'text/html'): RequestListener =>
  (_, answer) =>
    void answer.writeHead(200, { 'content-type': type }).end(body);

describe('a page out of all measure', () => {
  it('is read to its nesting limit when its elements stand 20,000 deep', async () => {
    const deep = `<title>Deep</title><h1>Deep</h1><p>Words before.</p>${'<div>'.repeat(20_000)}<p>Words at the bottom.</p>${'</div>'.repeat(20_000)}`;
    const site = await crawl(() => siteWith(html(deep)));
    const page = site.pages.find(({ path }) => path === '/trap');
    expect(page).toMatchObject({ title: 'Deep', cutBy: expect.arrayContaining(['nesting']) });
    expect(auditSite(site).findings.length).toBeGreaterThan(0);
  });

  it('is read when it has 100,000 links, and their site is read no longer for that', async () => {
    const links = Array.from({ length: 100_000 }, (_, at) => `<a href="/p${at}">${at}</a>`).join('');
    const site = await crawl(() => siteWith(html(`<title>Links</title><h1>Links</h1>${links}`)));
    expect(site.pages.map(({ path }) => path).toSorted()).toEqual(['/', '/about', '/trap']);
    expect(site.unread.length).toBeLessThan(6_000);
    expect(auditSite(site).findings.length).toBeGreaterThan(0);
  });

  it.each<[string, RequestListener, string]>([
    ['a charset that does not exist', html('<title>Shop</title><h1>Gr\u00fc\u00dfe</h1>', 'text/html; charset=klingon'), 'Gr\u00fc\u00dfe'],
    [
      'a charset that it has not',
      html(Buffer.from('<title>Shop</title><h1>Gr\u00fc\u00dfe</h1>', 'latin1'), 'text/html; charset=utf-8'),
      'Gr\ufffd\ufffde',
    ],
    [
      'two charsets that contradict each other',
      html(Buffer.from('<meta charset="utf-8"><title>Shop</title><h1>Gr\u00fc\u00dfe</h1>', 'latin1'), 'text/html; charset=iso-8859-1'),
      'Gr\u00fc\u00dfe',
    ],
    ['UTF-16 and begins as such', html(Buffer.from('\ufeff<title>Shop</title><h1>Gr\u00fc\u00dfe</h1>', 'utf16le')), 'Gr\u00fc\u00dfe'],
    [
      'UTF-7, which would smuggle markup',
      html('<title>Shop</title><h1>+ADw-script+AD4-</h1>', 'text/html; charset=utf-7'),
      '+ADw-script+AD4-',
    ],
  ])('is read when it claims %s', async (_, trap, heading) => {
    const site = await crawl(() => siteWith(trap));
    expect(site.pages.find(({ path }) => path === '/trap')?.headings[0]?.text).toBe(heading);
  });
});

describe('rules and lists out of all measure', () => {
  it('are obeyed when robots.txt forbids all: the entered page alone is read, and the result says so', async () => {
    const site = await crawl(() => (request, answer) => {
      if (request.url === '/robots.txt') return answer.end('User-agent: *\nDisallow: /');
      answer.writeHead(200, { 'content-type': 'text/html' }).end(HOME);
    });
    expect(site.pages.map(({ path }) => path)).toEqual(['/']);
    expect(site.stopReason).toBe('robots');
    expect(site.unread).toContainEqual(expect.objectContaining({ url: 'http://shop.test/about', reason: 'robots' }));
  });

  it.each<[string, (path: string) => Buffer | string]>([
    [
      'unpacks to a hundred megabytes',
      () => gzipSync(`<urlset>${'<url><loc>http://shop.test/about</loc></url>'.repeat(2_200_000)}</urlset>`),
    ],
    [
      'names sitemaps without end',
      (path) =>
        `<sitemapindex>${Array.from({ length: 50 }, (_, at) => `<sitemap><loc>http://shop.test${path}x${at}.xml</loc></sitemap>`).join('')}</sitemapindex>`,
    ],
    [
      'expands its entities a billion times',
      () =>
        `<!DOCTYPE x [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]><urlset><url><loc>http://shop.test/&e9;</loc></url></urlset>`,
    ],
    [
      'names half a million pages',
      () => `<urlset>${Array.from({ length: 500_000 }, (_, at) => `<url><loc>http://shop.test/p${at}</loc></url>`).join('')}</urlset>`,
    ],
  ])('end a reading in order when the sitemap %s', async (_, sitemap) => {
    let asked = 0;
    const site = await crawl(() => (request, answer) => {
      const path = request.url ?? '';
      if (path.includes('sitemap')) {
        asked += 1;
        return answer.end(sitemap(path));
      }
      siteWith((_request, other) => void other.writeHead(404).end())(request, answer);
    });
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/about']));
    expect(asked).toBeLessThanOrEqual(14);
  });
});

describe('answers that put us off', () => {
  it.each([
    [429, { 'retry-after': '1' }, 2],
    [503, { 'retry-after': '1' }, 2],
    [429, { 'retry-after': '86400' }, 1],
    [503, { 'retry-after': '-1' }, 1],
    [429, { 'retry-after': '99999999999999999999' }, 1],
    [429, {}, 1],
  ])('%i with %o is heeded: asked %i times', async (status, headers, times) => {
    let asked = 0;
    const site = await crawl(() =>
      siteWith((request, answer) => {
        if (request.method === 'GET') asked += 1;
        answer.writeHead(status, { 'content-type': 'text/html', ...headers }).end('later');
      }),
    );
    expect(site.unread).toContainEqual(expect.objectContaining({ url: 'http://shop.test/trap', reason: 'error', status }));
    expect(asked).toBe(times);
  });

  it.each([
    ['image/png', 'a file of type image/png'],
    ['application/json', 'a file of type application/json'],
    ['application/pdf', 'a file of type application/pdf'],
    ['text/plain', 'a file of type text/plain'],
  ])('a root of type %s ends in a sentence', async (type, words) => {
    await expect(crawl(() => html('not a page', type))).rejects.toMatchObject({
      code: 'site-unreadable',
      message: expect.stringContaining(`shop.test answered with ${words}`),
    });
  });

  it('a certificate that nobody vouches for ends in a sentence', async () => {
    const { cert, key } = certificate;
    await expect(crawl(() => html(HOME), { tls: { cert, key } })).rejects.toMatchObject({
      code: 'site-unreachable',
      message: 'shop.test could not be reached securely: its certificate is not valid.',
    });
  });
});

describe('a gate of cookies', () => {
  const gate =
    (cookie: string): RequestListener =>
    (request, answer) => {
      const isOpen = request.headers.cookie === 'seen=1';
      if (request.url === '/robots.txt' || request.url === '/sitemap.xml') return void answer.writeHead(404).end();
      if (isOpen)
        return void answer.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'visit=17' }).end(HOME.replace('/trap', '/more'));
      answer.writeHead(302, { location: request.url, 'set-cookie': cookie }).end();
    };

  it('is passed when it sets a cookie and sends back to where it was: once for the whole reading', async () => {
    let turnedBack = 0;
    const site = await crawl(() => (request, answer) => {
      if (request.headers.cookie === undefined && request.url === '/about') turnedBack += 1;
      gate('seen=1; Path=/; HttpOnly')(request, answer);
    });
    expect(site.pages.map(({ path, title }) => [path, title])).toEqual(['/', '/about', '/more'].map((path) => [path, 'Shop']));
    expect(turnedBack).toBe(0);
  });

  it('stays shut, in a sentence, when it does not set one that we may keep', async () => {
    await expect(crawl(() => gate('seen=1; Domain=other.test'))).rejects.toMatchObject({ code: 'site-unreachable' });
  });
});
