import { describe, expect, it } from 'vitest';
import { type FixtureAnswer, fixtureClock, fixtureEgress } from '#testing/fixture-egress.ts';
import { fetchHomePage } from './fetch-home-page.ts';
import { createPoliteClient } from './polite-client.ts';

const HTTPS = 'https://shop.example/';
const HTTP = 'http://shop.example/';
const PAGE = '<!doctype html><title>Shop</title><p>Welcome.</p>';
const refresh = (content: string) => `<!doctype html><meta http-equiv="refresh" content="${content}"><p>Please wait.</p>`;

async function open(answers: Record<string, FixtureAnswer>, schemeGiven = false, url = HTTPS) {
  const clock = fixtureClock();
  const egress = fixtureEgress(answers, clock);
  const client = createPoliteClient({ egress, signal: new AbortController().signal, clock }, 60_000);
  const home = await fetchHomePage({ url, schemeGiven }, client);
  return { ...home, url: home.page.url, asked: egress.asked };
}

describe('the scheme of a home page', () => {
  it('is https where that responds', async () => {
    expect(await open({ [HTTPS]: PAGE, [HTTP]: PAGE })).toMatchObject({ url: HTTPS, https: true, notes: [], asked: [HTTPS] });
  });

  it.each<[string, FixtureAnswer]>([
    ['fails', { fails: 'refused' }],
    ['returns an error', { status: 404 }],
  ])('is http where https %s', async (_, response) => {
    expect(await open({ [HTTPS]: response, [HTTP]: PAGE })).toMatchObject({ url: HTTP, https: false, asked: [HTTPS, HTTP] });
  });

  it('is not changed when the user gave it', async () => {
    await expect(open({ [HTTPS]: { fails: 'refused' }, [HTTP]: PAGE }, true)).rejects.toMatchObject({ code: 'site-unreachable' });
    expect(await open({ [HTTP]: PAGE }, true, HTTP)).toMatchObject({ url: HTTP, https: null, asked: [HTTP] });
  });
});

describe('a home page that cannot be read', () => {
  it.each<[string, FixtureAnswer, string]>([
    ['asks for a sign-in', { status: 401 }, 'It asks for a sign-in'],
    ['turns robots away', { status: 403 }, 'automated visitors'],
    ['is challenged by Cloudflare', { status: 404, headers: { 'cf-mitigated': 'challenge' } }, 'automated visitors'],
    ['fails on the server', { status: 500 }, 'Try again later'],
    ['is missing', { status: 404 }, 'Check the address'],
    ['is a file', { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }, 'a file of type application/pdf'],
    ['is empty', ' ', 'an empty page'],
  ])('%s', async (_, response, words) => {
    const opened = open({ [HTTPS]: response }, true);
    await expect(opened).rejects.toMatchObject({ code: 'site-unreadable', message: expect.stringContaining(words) });
  });
});

describe('a refresh in the page', () => {
  const NEXT = `${HTTPS}de/`;

  it.each(['0; url=/de/', "0;URL='/de/'", '5, /de/', ' 1.5 ; url = /de/ '])('is followed like a redirect: %s', async (content) => {
    const home = await open({ [HTTPS]: refresh(content), [NEXT]: PAGE });
    expect(home.url).toBe(NEXT);
    expect(home.page.redirects).toEqual([{ url: HTTPS, status: 200 }]);
  });

  it.each<[string, string]>([
    ['late', refresh('30; url=/de/')],
    ['to the page itself', refresh('0; url=/')],
    ['without a target', refresh('0')],
    ['in a comment', `<!doctype html><!-- ${refresh('0; url=/de/')} --><p>Welcome.</p>`],
    ['for browsers without scripts', `<!doctype html><noscript>${refresh('0; url=/de/')}</noscript><p>Welcome.</p>`],
  ])('is not followed %s', async (_, html) => {
    expect(await open({ [HTTPS]: html, [NEXT]: PAGE })).toMatchObject({ url: HTTPS, asked: [HTTPS] });
  });

  it('is not followed to a page that is missing', async () => {
    expect(await open({ [HTTPS]: refresh('0; url=/de/') })).toMatchObject({ url: HTTPS });
  });

  it('is followed twice at most', async () => {
    const [one, two, three] = [`${HTTPS}1`, `${HTTPS}2`, `${HTTPS}3`];
    const answers = {
      [HTTPS]: refresh(`0; url=${one}`),
      [one]: refresh(`0; url=${two}`),
      [two]: refresh(`0; url=${three}`),
      [three]: PAGE,
    };
    expect(await open(answers)).toMatchObject({ url: `${HTTPS}2` });
  });
});

describe('the notes on the way to a home page', () => {
  it('tell of another site', async () => {
    const moved = { status: 301, headers: { location: 'https://new.example/' } };
    expect(await open({ [HTTPS]: moved, 'https://new.example/': PAGE })).toMatchObject({
      url: 'https://new.example/',
      notes: [{ url: HTTPS, reason: 'off-site-redirect', status: 301 }],
    });
  });

  it('tell of a sign-in', async () => {
    const moved = { status: 302, headers: { location: '/login' } };
    expect(await open({ [HTTPS]: moved, [`${HTTPS}login`]: PAGE })).toMatchObject({ behindLogin: true, notes: [{ reason: 'login' }] });
  });
});
