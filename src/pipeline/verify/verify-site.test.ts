import { expect, it } from 'vitest';
import { Verification } from '#contracts/verification.ts';
import { briefOf, lostOf, MILL, NEW, verifyPages } from '#testing/verify-fixture.ts';

const brief = await briefOf();

it('loses and invents nothing in a copy, and says the same three times', async () => {
  const reports = [await verifyPages(brief, MILL), await verifyPages(brief, MILL), await verifyPages(brief, MILL)];
  expect(lostOf(reports[0] as Verification)).toEqual([]);
  expect(reports[0]).toMatchObject({ url: `${NEW}/`, brief: 'https://mill.test/' });
  expect(new Set(reports.map((report) => JSON.stringify(Verification.parse(report)))).size).toBe(1);
});

it('names every entry once', async () => {
  const { entries } = await verifyPages(brief, MILL);
  expect(entries.length).toBeGreaterThan(4);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

it.each([
  ['an error page', { '/': { status: 503, body: 'Down for maintenance' } }, '503'],
  ['a login wall', { '/': { status: 401, body: 'Who are you?' } }, 'sign-in'],
  [
    'a challenge',
    { '/': `<title>Just a moment...</title><h1>Checking your browser</h1><p>Enable JavaScript and cookies to continue.</p>` },
    'check for robots',
  ],
  ['a page that asks for a password', { '/': '<title>Private</title><h1>Password</h1><p>Enter your password to continue.</p>' }, 'sign-in'],
  [
    'a site that is not built yet',
    { '/': '<title>New site</title><h1>Your app will live here</h1><p>Ask the builder to build it.</p>' },
    'not built yet',
  ],
  ['a parked domain', { '/': '<title>mill</title><h1>Coming soon</h1><p>This domain is parked.</p>' }, 'not there yet'],
  ['a time-out', { '/': { hangs: true as const } }, 'did not finish'],
])('could not check %s', async (_, pages, words) => {
  const report = await verifyPages(brief, pages);
  expect(report).toMatchObject({ verdict: 'unchecked', entries: [], checks: [], fixPrompts: [] });
  expect(report.notes[0]).toContain(words);
});
