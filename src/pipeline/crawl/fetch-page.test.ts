import { describe, expect, it } from 'vitest';
import { type FixtureAnswer, fixtureClock, fixtureEgress } from '#testing/fixture-egress.ts';
import { checkLink, type FetchRules, fetchPage } from './fetch-page.ts';
import { createPoliteClient } from './polite-client.ts';
import { fetchRobots } from './robots.ts';

const HOME = 'https://shop.example/';
const LINK = 'https://shop.example/about';

async function rulesFor(response: FixtureAnswer) {
  const clock = fixtureClock();
  const egress = fixtureEgress({ [LINK]: response }, clock);
  const client = createPoliteClient({ egress, signal: new AbortController().signal, clock }, 60_000);
  const rules: FetchRules = { client, robots: await fetchRobots(HOME, client), homeUrl: HOME, reserveMs: 0 };
  egress.asked.length = 0;
  return { rules, asked: egress.asked };
}

describe('checkLink', () => {
  it.each<[string, FixtureAnswer, number | null, string[]]>([
    ['is there', 'text', 200, [`HEAD ${LINK}`]],
    ['is missing', { status: 404 }, 404, [`HEAD ${LINK}`, LINK]],
    ['is there but not for HEAD', [{ status: 405 }, 'text'], 200, [`HEAD ${LINK}`, LINK]],
    ['is refused to both methods', { status: 405 }, null, [`HEAD ${LINK}`, LINK]],
    ['is asked for too often', { status: 429 }, null, [`HEAD ${LINK}`]],
    ['is missing for HEAD and then asked for too often', [{ status: 404 }, { status: 429 }], null, [`HEAD ${LINK}`, LINK]],
  ])('learns what is to be learnt of an address that %s', async (_, response, status, requests) => {
    const { rules, asked } = await rulesFor(response);
    const check = await checkLink(LINK, 1000, rules);
    expect([check?.status ?? null, asked]).toEqual([status, requests]);
  });
});

describe('fetchPage', () => {
  it.each([[429], [405]])('does not call an address broken that answers %i', async (status) => {
    const { rules } = await rulesFor({ status });
    expect(await fetchPage(LINK, rules)).toMatchObject({ ok: false, check: null, unread: { reason: 'error', status } });
  });

  it('knows an address that answers 404 as broken', async () => {
    const { rules } = await rulesFor({ status: 404 });
    expect(await fetchPage(LINK, rules)).toMatchObject({ ok: false, check: { status: 404 }, unread: { reason: 'error', status: 404 } });
  });
});
