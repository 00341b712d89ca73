// A new site in a real browser: sideways scroll, script errors, contrast, and a staging site that asks for a name and a password.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brief, Verification } from '#contracts/verification.ts';
import { createEgress } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import { type Pins, parsePins } from '#egress/parse-pins.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { createRenderer } from '#pipeline/crawl/render/create-renderer.ts';
import type { Renderer } from '#pipeline/crawl/render/renderer.ts';
import { type VerifyRequest, verifySite } from '#pipeline/verify/verify-site.ts';
import { briefOf, MILL, millWith } from '#testing/verify-fixture.ts';
import { standInImage } from '../../scripts/verify/stand-in-image.ts';
import { chromium } from './rendering-site.ts';

const HOST = 'staging.test';
let pages: Record<string, string> = MILL;
let password = '';
let moves: Record<string, string> = {};
let asked: { host: string; path: string; authorization: string | undefined }[] = [];
const OTHER = 'elsewhere.test';
let [brief, egress, renderer, pins]: [Brief | null, Egress | null, Renderer | null, Pins | null] = [null, null, null, null];
const closers: (() => Promise<unknown>)[] = [];

const answer: RequestListener = ({ url = '/', headers }, response) => {
  const host = headers.host ?? '';
  asked.push({ host, path: url, authorization: headers.authorization });
  if (host === OTHER) return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(MILL['/about']);
  const location = moves[url];
  if (location !== undefined) return void response.writeHead(301, { location }).end();
  if (password !== '' && headers.authorization !== `Basic ${Buffer.from(password).toString('base64')}`)
    return void response.writeHead(401, { 'www-authenticate': 'Basic realm="staging"' }).end('Who are you?');
  const page = pages[url];
  if (url === '/photo.png') return void response.writeHead(200, { 'content-type': 'image/png' }).end(standInImage(url));
  response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'nothing here');
};

beforeAll(async () => {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  pins = parsePins([HOST, OTHER].map((host) => `${host}=127.0.0.1:${port}`).join(','));
  const resolve = async () => [];
  egress = createEgress({ pins, resolve });
  renderer = createRenderer({ chromiumPath: chromium.path ?? '', openProxy: () => createEgressProxy({ pins: pins as Pins, resolve }) });
  brief = await briefOf();
  closers.push(() => new Promise((done) => server.close(done)), egress.close, renderer.close);
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function verify(site: Record<string, string>, request: Partial<VerifyRequest> = {}, browser = renderer): Promise<Verification> {
  pages = site;
  asked = [];
  if (!brief || !egress) throw new Error('not ready');
  const services = { egress, renderer: browser, signal: AbortSignal.timeout(60_000), report: () => undefined };
  return verifySite({ url: `http://${HOST}/`, schemeGiven: true, brief, ...request }, services);
}

const of = ({ entries }: Verification, check: string) => entries.filter((entry) => entry.check === check && entry.status === 'not-fixed');

describe.skipIf(chromium.path === null)('in a browser', () => {
  it('finds what only a browser sees, on the page where it is', async () => {
    const wide = '<style>@media (min-width: 500px) and (max-width: 600px) { #wide { width: 900px } }</style><div id="wide">Too wide</div>';
    const report = await verify({
      ...millWith('/about', '</main>', `${wide}</main>`),
      '/breads': millWith('/breads', '</main>', '<script>thisFunction.isMissing()</script></main>')['/breads'] ?? '',
    });
    expect(of(report, 'sideways-scroll')).toMatchObject([{ page: '/about', element: '#wide', why: expect.stringContaining('541') }]);
    expect(of(report, 'script-error')).toMatchObject([{ page: '/breads', new: expect.stringContaining('thisFunction') }]);
    const fits = report.entries.filter(({ check, status }) => check === 'sideways-scroll' && status === 'kept');
    expect(fits.map(({ page }) => page).toSorted()).toEqual(['/', '/breads', '/contact']);
  });

  it('waits for scripts that fit a page to its window, and reports what they leave too wide', async () => {
    const fitted = (late: number) => `<style>.row { width: 1000px }</style><div class="row" id="row-${late}">A row</div><script>
      const fit = () => { document.querySelector('.row').style.width = Math.min(1000, innerWidth - 60) + 'px'; };
      fit(); addEventListener('resize', () => setTimeout(fit, ${late}));</script>`;
    const report = await verify({
      ...millWith('/about', '</main>', `${fitted(30)}</main>`),
      '/breads': millWith('/breads', '</main>', `${fitted(5_000)}</main>`)['/breads'] ?? '',
    });
    expect(of(report, 'sideways-scroll').map(({ page, element }) => [page, element])).toEqual([
      ['/breads', '#row-5000'],
      ['/breads', '#row-5000'],
      ['/breads', '#row-5000'],
    ]);
  });

  it('names the pages that a quick check does not open, and what is not known of them', async () => {
    // With so many words of its own a page is not empty without its scripts.
    const words = `<p>${'Every loaf rests for a day before it is baked. '.repeat(40)}</p>`;
    const site = millWith('/breads', '</main>', `${words}<script>thisFunction.isMissing()</script></main>`);
    const report = await verify(site, { render: 'auto' });
    const unseen = (check: string) =>
      report.entries.filter((entry) => entry.check === check && entry.status === 'unchecked' && entry.element === 'page');
    for (const check of ['sideways-scroll', 'script-error', 'accessibility-worse'])
      expect(
        unseen(check)
          .map(({ page }) => page)
          .toSorted(),
      ).toEqual(['/about', '/breads', '/contact']);
    expect(of(report, 'script-error')).toEqual([]);
    const seen = report.entries.filter(({ check, status }) => check === 'script-error' && status === 'kept');
    expect(seen.map(({ page }) => page)).toEqual(['/']);
  });

  it('asks for no image again that the browser showed, and names those that do not load', async () => {
    const report = await verify(millWith('/about', '</main>', '<img src="/photo.png" alt=""><img src="/gone.png" alt=""></main>'));
    expect(of(report, 'image-broken').map(({ page, new: found }) => [page, found])).toContainEqual(['/about', `http://${HOST}/gone.png`]);
    expect(of(report, 'image-broken').some(({ new: found }) => found.includes('photo'))).toBe(false);
    expect(asked.filter(({ path }) => path === '/photo.png')).toHaveLength(1);
    expect(asked.filter(({ path }) => path === '/gone.png')).toHaveLength(2);
  });

  it('knows an image again by what it shows', async () => {
    const files = ['a', 'b'].map((name) => standInImage(name, 480, 320));
    const [a, b, smaller, none] = (await renderer?.hashImages?.([...files, standInImage('a', 240, 160), Buffer.from('no image')])) ?? [];
    expect(a).toMatch(/^[0-9a-f]{16}$/);
    expect([smaller, none]).toEqual([a, null]);
    expect(b).not.toBe(a);
  });

  it('signs in to a staging site, and only there', async () => {
    password = 'ada:love';
    try {
      const leaving = '<img src="http://elsewhere.test/pixel.png" alt=""></main>';
      const report = await verify(millWith('/about', '</main>', leaving), { credentials: { username: 'ada', password: 'love' } });
      expect(report.verdict).not.toBe('unchecked');
      expect(report.pages.toSorted()).toEqual(['/', '/about', '/breads', '/contact']);
      expect(report.notes.join(' ')).toContain('opened in a browser');
      expect(JSON.stringify(report)).not.toMatch(/love|YWRhOmxvdmU/);
    } finally {
      password = '';
    }
  });
});

describe('name and password of a staging site', () => {
  const credentials = { username: 'ada', password: 'love' };
  const leaving = '<img src="http://elsewhere.test/pixel.png" alt=""><script src="http://elsewhere.test/script.js"></script></main>';

  it.each([
    ['as served', 'never' as const],
    ['in a browser', 'always' as const],
  ])('are sent to its host alone, also where it redirects to another: %s', async (_, render) => {
    password = 'ada:love';
    moves = { '/about': `http://${OTHER}/about`, '/oven.jpg': `http://${OTHER}/oven.jpg`, '/sitemap.xml': `http://${OTHER}/sitemap.xml` };
    try {
      const report = await verify(millWith('/', '</main>', leaving), { credentials, render }, render === 'never' ? null : renderer);
      expect(report.verdict).toBe('red');
      const others = asked.filter(({ host }) => host === OTHER);
      expect(others.map(({ path }) => path)).toEqual(expect.arrayContaining(['/about', '/oven.jpg']));
      expect(others.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
      // A browser waits to be asked for them.
      const open = asked.filter(({ host, authorization }) => host === HOST && authorization === undefined);
      expect(render === 'never' ? open : []).toEqual([]);
      expect(JSON.stringify(report)).not.toMatch(/love|YWRhOmxvdmU/);
    } finally {
      [password, moves] = ['', {}];
    }
  });
});

it('cannot check a staging site without its password', async () => {
  password = 'ada:love';
  try {
    for (const credentials of [undefined, { username: 'ada', password: 'wrong' }]) {
      const report = await verify(MILL, { ...(credentials && { credentials }), render: 'never' });
      expect(report).toMatchObject({ verdict: 'unchecked', entries: [] });
    }
  } finally {
    password = '';
  }
});

it('says the same three times', async () => {
  const reports = [await verify(MILL), await verify(MILL), await verify(MILL)];
  expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(1);
});
