import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { serveRobotsAndSitemap } from './robots-and-sitemap.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'sitebrief-web-'));
const landing = join(webRoot, 'landing.html');
writeFileSync(landing, '<html></html>');
utimesSync(landing, new Date('2026-05-04'), new Date('2026-05-04'));
afterAll(() => rmSync(webRoot, { recursive: true }));

async function get(url: string, host = 'other.example') {
  const app = Fastify();
  serveRobotsAndSitemap(app, webRoot, host === '' ? undefined : 'https://brief.example');
  const { body } = await app.inject({ url, headers: { host: host === '' ? 'not a host' : host } });
  await app.close();
  return body;
}

describe('robots.txt', () => {
  it('keeps crawlers out of the API and projects, and names the sitemap of the public origin', async () => {
    const lines = (await get('/robots.txt')).split('\n');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain('Disallow: /analysis/');
    expect(lines).not.toContain('Disallow: /demo');
    expect(lines).toContain('Sitemap: https://brief.example/sitemap.xml');
  });

  it('names no sitemap without a usable origin', async () => {
    expect(await get('/robots.txt', '')).not.toContain('Sitemap');
  });
});

describe('sitemap.xml', () => {
  it('lists the public pages with absolute URLs, dated by their built files', async () => {
    const xml = await get('/sitemap.xml');
    expect(xml).toContain('<url><loc>https://brief.example/</loc><lastmod>2026-05-04</lastmod></url>');
    expect(xml).toContain('<url><loc>https://brief.example/demo</loc></url>');
  });
});

it('links the public pages in llms.txt', async () => {
  expect(await get('/llms.txt')).toContain('(https://brief.example/privacy)');
});
