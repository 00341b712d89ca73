import { describe, expect, it } from 'vitest';
import { type FixtureAnswer, fixtureClock, fixtureEgress } from '#testing/fixture-egress.ts';
import { createPoliteClient } from './polite-client.ts';

const URL_ASKED = 'https://shop.example/about';
const DATE = 'Tue, 20 Jan 2026 10:00:00 GMT';

async function askTwice(headers: Record<string, string>, status = 429) {
  const clock = fixtureClock();
  const answers: FixtureAnswer[] = [{ status, headers }, 'now'];
  const egress = fixtureEgress({ [URL_ASKED]: answers }, clock);
  const client = createPoliteClient({ egress, signal: new AbortController().signal, clock }, 60_000);
  const visit = await client.request(URL_ASKED, { maxBytes: 100, timeoutMs: 1000 });
  return { status: visit.ok ? visit.response.status : null, waitedMs: clock.elapsedMs(), asked: egress.asked.length };
}

describe('Retry-After', () => {
  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '3' }, 3_000],
    ['a date, against the date of the answer', { 'retry-after': 'Tue, 20 Jan 2026 10:00:04 GMT', date: DATE }, 4_000],
    ['a date in the older form', { 'retry-after': 'Tuesday, 20-Jan-26 10:00:02 GMT', date: DATE }, 2_000],
    ['a date that is over', { 'retry-after': 'Tue, 20 Jan 2026 09:00:00 GMT', date: DATE }, 0],
  ])('is waited for as %s, then the page is asked for again', async (_, headers, waitedMs) => {
    expect(await askTwice(headers)).toEqual({ status: 200, waitedMs, asked: 2 });
    expect(await askTwice(headers, 503)).toEqual({ status: 200, waitedMs, asked: 2 });
  });

  it.each<[string, Record<string, string>]>([
    ['seconds beyond the bound', { 'retry-after': '6' }],
    ['a date beyond the bound', { 'retry-after': 'Tue, 20 Jan 2026 10:00:06 GMT', date: DATE }],
    ['a date where the answer has none', { 'retry-after': 'Tue, 20 Jan 2026 10:00:04 GMT' }],
    ['words', { 'retry-after': 'soon', date: DATE }],
    ['a bare year', { 'retry-after': '-2026', date: DATE }],
    ['nothing', {}],
  ])('is not waited for as %s', async (_, headers) => {
    expect(await askTwice(headers)).toEqual({ status: 429, waitedMs: 0, asked: 1 });
  });

  it('says nothing with other answers', async () => {
    expect(await askTwice({ 'retry-after': '3' }, 404)).toEqual({ status: 404, waitedMs: 0, asked: 1 });
  });
});
