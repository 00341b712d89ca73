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

const uncheckedOf = ({ entries }: Verification, check: string) =>
  entries
    .filter((entry) => entry.check === check && entry.status === 'unchecked')
    .map(({ page, element, new: found }) => [page, element, found]);

it('says that nobody saw how pages look where there is no browser', async () => {
  const report = await verifyPages(brief, MILL);
  for (const check of ['sideways-scroll', 'script-error', 'accessibility-worse'])
    expect(uncheckedOf(report, check)).toEqual([['/', 'page', '']]);
});

it('tells broken images from those it could not ask for, and from those beyond the limit', async () => {
  const image = { headers: { 'content-type': 'image/svg+xml' }, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const names = Array.from({ length: 60 }, (_, at) => `/${at}.svg`);
  const shown = names.map((name) => `<img src="${name}" alt="">`).join('');
  const site = {
    ...MILL,
    ...Object.fromEntries(names.map((name) => [name, image])),
    '/oven.jpg': { status: 429 },
    '/1.svg': { status: 404 },
    '/contact': (MILL['/contact'] ?? '').replace('</main>', `${shown}</main>`),
  };
  const report = await verifyPages(brief, site);
  const broken = report.entries.filter(({ check, status }) => check === 'image-broken' && status === 'not-fixed');
  expect(broken.map(({ page, new: found }) => [page, found])).toEqual([['/contact', `${NEW}/1.svg`]]);
  // One entry for each page; the first 40 were asked for, the photo of the home page among them.
  expect(uncheckedOf(report, 'image-broken').map(([page, , found]) => [page, found])).toEqual([
    ['/', `${NEW}/oven.jpg`],
    ['/contact', `${NEW}/39.svg`],
  ]);
});

it('judges nothing by what a browser timed: a busy machine is slower', async () => {
  const passed = { ...(brief.audit.passed[0] as (typeof brief.audit.passed)[number]), category: 'performance' as const };
  const timed = {
    ...brief,
    audit: { ...brief.audit, passed: [...brief.audit.passed, { ...passed, id: 'layout-shifts', title: 'It is still' }] },
  };
  const report = await verifyPages(timed, MILL);
  expect(report.entries.filter(({ element }) => element === 'layout-shifts')).toMatchObject([
    { check: 'speed-worse', status: 'unchecked', page: '/', old: 'It is still' },
  ]);
});
