import { describe, expect, it } from 'vitest';
import { buildPage } from './build-page.ts';
import { createExtractor } from './extraction-worker.ts';
import type { FetchedPage } from './fetch-page.ts';

const fetched = (parts: Partial<FetchedPage>): FetchedPage => ({
  requestedUrl: 'https://shop.example/p12',
  url: 'https://shop.example/p12',
  status: 200,
  redirects: [],
  headers: {},
  contentType: 'text/html',
  html: '<title>About us</title><p>Words.</p>',
  charset: 'UTF-8',
  bytes: 40,
  transferBytes: 30,
  truncated: false,
  ...parts,
});
const page = (parts: Partial<FetchedPage>) =>
  buildPage(fetched(parts), { type: 'other', foundIn: 'link', homeUrl: 'https://shop.example/' }, createExtractor());

describe('buildPage', () => {
  it('joins the rules of the page and of its header', async () => {
    const html = '<meta name="robots" content="NoIndex">';
    expect((await page({ html, headers: { 'x-robots-tag': 'NOARCHIVE' } })).robots).toBe('noindex, noarchive');
    expect((await page({ html: '', headers: { 'x-robots-tag': 'none' } })).robots).toBe('none');
  });

  it('learns from the title what the address does not tell', async () => {
    expect((await page({})).type).toBe('about');
  });

  it('keeps the headers that say something, cookies without values', async () => {
    const headers = {
      server: 'nginx',
      date: 'Mon, 01 Jan 2029 00:00:00 GMT',
      age: '12',
      'x-powered-by': 'x'.repeat(2_000),
      'set-cookie': 'sid=abc123; Path=/; Expires=Mon, 01 Jan 2029 00:00:00 GMT; HttpOnly, cart=9; SameSite=Lax',
    };
    expect((await page({ headers })).headers).toEqual({
      server: 'nginx',
      'x-powered-by': 'x'.repeat(1_000),
      'set-cookie': 'sid=; Path=/; HttpOnly, cart=; SameSite=Lax',
    });
  });
});
