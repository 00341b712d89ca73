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
  ['a time-out', { '/': { hangs: true as const } }, 'did not finish'],
])('could not check %s', async (_, pages, words) => {
  const report = await verifyPages(brief, pages);
  expect(report).toMatchObject({ verdict: 'unchecked', entries: [], checks: [], fixPrompts: [] });
  expect(report.notes[0]).toContain(words);
});
