import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveRobotsAndSitemap } from './robots-and-sitemap.ts';
import { serveWebApp } from './web-app.ts';

const PAGE = '<!doctype html><html lang="en"><link rel="canonical" href="https://origin.invalid/">';
let webRoot: string;
beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'public-pages-'));
  for (const file of ['index', 'landing', 'demo', 'register', 'sign-in'])
    writeFileSync(join(webRoot, `${file}.html`), `${PAGE}<title>${file}</title>`);
});
afterAll(() => rmSync(webRoot, { recursive: true }));

/** What a browser gets at a path of an installation. */
async function get(url: string, { publicUrl, headers = {} }: { publicUrl?: string; headers?: Record<string, string> } = {}) {
  const app = Fastify();
  const show = await serveWebApp(app, webRoot, publicUrl);
  app.setNotFoundHandler((request, reply) => show(request, reply) ?? reply.code(404).send());
  const answer = await app.inject({ url, headers: { accept: 'text/html', host: 'brief.example:3000', ...headers } });
  await app.close();
  return answer;
}
const titleOf = (html: string) => html.match(/<title>(.*)<\/title>/)?.[1];

describe('pages of the web app', () => {
  it.each([
    [undefined, 'brief.example:3000', 'href="/"'],
    ['https://sitebrief.example/', 'whatever.example', 'href="https://sitebrief.example/"'],
    [undefined, 'evil"><script>', 'href="/"'],
    [undefined, 'a b', 'href="/"'],
  ])('with PUBLIC_URL %s and the host %s say %s', async (publicUrl, host, link) => {
    expect((await get('/', { ...(publicUrl ? { publicUrl } : {}), headers: { host } })).body).toContain(link);
  });

  it.each([
    ['/', 'landing'],
    ['/demo', 'demo'],
    ['/register', 'register'],
    ['/auth', 'register'],
    ['/auth?tab=sign-in', 'sign-in'],
    ['/login?next=%2Fhistory', 'sign-in'],
    ['/login?tab=register', 'register'],
    ['/login?tab=../index', 'sign-in'],
    ['/history', 'index'],
  ])('show a visitor at %s the page %s, marked as a visitor’s', async (path, title) => {
    const { body } = await get(path);
    expect(titleOf(body)).toBe(title);
    expect(body).toContain('<html data-visitor lang="en">');
  });

  it.each(['/', '/demo', '/login'])('show signed-in users the app at %s', async (path) => {
    const { body } = await get(path, { headers: { cookie: 'sitebrief_session=x' } });
    expect([titleOf(body), body.includes('data-visitor')]).toEqual(['index', false]);
  });

  it.each([
    ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip;q=1, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('come compressed as %s is asked for', async (accepted, encoding, unpack) => {
    const answer = await get('/', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Cookie, Accept-Encoding');
    expect(titleOf(unpack(answer.rawPayload).toString())).toBe('landing');
  });

  it('are not sent again to a client that holds them; the 404 page is', async () => {
    const etag = String((await get('/')).headers.etag);
    expect((await get('/', { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const shell = String((await get('/history')).headers.etag);
    expect((await get('/nowhere', { headers: { 'if-none-match': shell } })).statusCode).toBe(404);
  });

  it('are not to be had by their file names', async () => {
    expect((await get('/landing.html')).statusCode).toBe(404);
  });
});

describe('files for crawlers', () => {
  async function file(url: string, publicUrl?: string) {
    const app = Fastify();
    serveRobotsAndSitemap(app, webRoot, publicUrl);
    const { body } = await app.inject({ url, headers: { host: 'brief.example' } });
    await app.close();
    return body;
  }

  it('the sitemap lists the public pages with whole addresses and the day they were built', async () => {
    const map = await file('/sitemap.xml', 'https://sitebrief.example');
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://sitebrief.example/',
      'https://sitebrief.example/demo',
      'https://sitebrief.example/register',
      'https://sitebrief.example/privacy',
    ]);
    expect(map.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(3);
  });

  it('robots.txt keeps crawlers out of calls and of screens that need an account, and names the sitemap', async () => {
    const lines = (await file('/robots.txt', 'https://brief.example')).split('\n');
    for (const path of ['/api/', '/history', '/admin', '/analysis/']) expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain('Sitemap: https://brief.example/sitemap.xml');
    expect(lines).not.toContain('Disallow: /');
  });

  it('llms.txt leads to the public pages', async () => {
    expect(await file('/llms.txt', 'https://brief.example')).toContain('[Demo Projects](https://brief.example/demo)');
  });
});
