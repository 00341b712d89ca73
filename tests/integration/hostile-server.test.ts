// Reads sites that misbehave, over real sockets: each ends with a site or a clear sentence, and soon.
import type { RequestListener } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, crawl, HOME, inside, siteWith } from './hostile-site.ts';

afterEach(closeAll);

const endless: RequestListener = (_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html' });
  const pour = () => {
    while (!answer.destroyed && answer.write('x'.repeat(60_000)));
  };
  answer.on('drain', pour);
  pour();
};

describe('a page that misbehaves', () => {
  it.each<[string, RequestListener, string]>([
    ['breaks off', (request) => void request.socket.destroy(), 'error'],
    [
      'breaks off in the middle',
      (request, answer) => {
        answer.writeHead(200, { 'content-type': 'text/html', 'content-length': 90_000 }).write(`${HOME}${'x'.repeat(20_000)}`);
        setImmediate(() => request.socket.resetAndDestroy());
      },
      'error',
    ],
    ['redirects in a circle', (_, answer) => void answer.writeHead(302, { location: '/trap' }).end(), 'error'],
    [
      'floods with header lines',
      (_, answer) =>
        void answer
          .writeHead(
            200,
            Array.from({ length: 8_000 }, (_, at) => [`x-${at}`, 'y']),
          )
          .end('page'),
      'error',
    ],
    ['floods with headers', (_, answer) => void answer.writeHead(200, { 'x-flood': 'y'.repeat(60_000) }).end('page'), 'error'],
    [
      'claims a compression it has not',
      (_, answer) => void answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end('plain'),
      'error',
    ],
    ['is no HTML', (_, answer) => void answer.writeHead(200, { 'content-type': 'video/mp4' }).end('x'), 'not-html'],
  ])('is left out with its reason when it %s', async (_, trap, reason) => {
    const site = await crawl(() => siteWith(trap));
    expect(site.pages.map(({ path }) => path)).toEqual(['/', '/about']);
    expect(site.unread).toContainEqual(expect.objectContaining({ url: 'http://shop.test/trap', reason }));
  });

  it.each<[string, RequestListener]>([
    ['never ends', endless],
    [
      'unpacks to fifty megabytes',
      (_, answer) =>
        void answer
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(`<p>${'x'.repeat(50_000_000)}`)),
    ],
    [
      'announces fifty megabytes and sends them',
      (_, answer) =>
        void answer.writeHead(200, { 'content-type': 'text/html', 'content-length': 50_000_000 }).end(Buffer.alloc(50_000_000, 'x')),
    ],
    [
      'unpacks to fifty megabytes of brotli',
      (_, answer) =>
        void answer
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
          .end(brotliCompressSync(Buffer.alloc(50_000_000, 'x'), { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })),
    ],
  ])('is read up to its limit when it %s', async (_, trap) => {
    const site = await crawl(() => siteWith(trap));
    expect(site.pages.find(({ path }) => path === '/trap')).toMatchObject({ bytes: 4_000_000, cutBy: expect.arrayContaining(['bytes']) });
  });

  it('can not lead inside: no page, redirect, robots.txt, sitemap or style sheet', async () => {
    const site = await crawl((port) => (request, answer) => {
      const target = `http://127.0.0.1:${port}${request.url}`;
      const page = `${HOME}<link rel="stylesheet" href="${target}.css"><link rel="stylesheet" href="http://intranet.test:${port}/b.css">`;
      if (request.url === '/') answer.writeHead(200, { 'content-type': 'text/html' }).end(page);
      else if (request.url === '/robots.txt')
        answer.end(`User-agent: *\nSitemap: http://127.0.0.1:${port}/sitemap.xml\nSitemap: http://intranet.test:${port}/s.xml`);
      else answer.writeHead(302, { location: target }).end();
    });
    expect(site.pages.map(({ path }) => path)).toEqual(['/']);
    expect(inside).toEqual([]);
    expect(JSON.stringify(site)).not.toContain('Secret');
  });
});

describe('a home page that misbehaves', () => {
  it.each<[string, (port: number) => RequestListener, string, string]>([
    [
      'redirects inside',
      (port) => (_, answer) => void answer.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
      'address-refused',
      "sends its visitors on to an address that can't be read",
    ],
    ['breaks off', () => (request) => void request.socket.destroy(), 'site-unreachable', 'shop.test could not be reached'],
    [
      'redirects in a circle',
      () => (_, answer) => void answer.writeHead(302, { location: '/' }).end(),
      'site-unreachable',
      'more than 5 times',
    ],
    [
      'is packed twice',
      () => (_, answer) => void answer.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(HOME))),
      'site-unreachable',
      'more than once',
    ],
  ])('ends in a clear sentence when it %s', async (_, listener, code, words) => {
    await expect(crawl(listener)).rejects.toMatchObject({ name: 'AppError', code, message: expect.stringContaining(words) });
    expect(inside).toEqual([]);
  });

  it('is read up to its limit when it never ends', async () => {
    expect((await crawl(() => endless)).pages[0]).toMatchObject({ bytes: 4_000_000, cutBy: expect.arrayContaining(['bytes']) });
  });
});
