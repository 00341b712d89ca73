import { expect, it } from 'vitest';
import { Verification } from '#contracts/verification.ts';
import type { RenderedPage, Renderer } from '#pipeline/crawl/render/renderer.ts';
import { fixtureEgress } from '#testing/fixture-egress.ts';
import { at, briefOf, lostOf, MILL, NEW, newRedOf, verifyPages } from '#testing/verify-fixture.ts';
import { checks } from './checks/checks.ts';
import { compareSites } from './compare/comparison.ts';
import { openNewSite } from './read/read-new-site.ts';
import { draftsOfPages } from './run-checks.ts';

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

const shownAs = (
  url: string,
  { axe = [], layout = { overflows: [], errors: [], loadedImages: [] } }: Partial<RenderedPage>,
): RenderedPage => ({
  ...{ url, status: 200, html: MILL[new URL(url).pathname] ?? '', truncated: false, vitals: { lcpMs: 1, cls: 0, bytes: 1, requests: 1 } },
  ...{ axe, styles: [], layout, screenshots: null, firstScreens: null },
});
/** A browser that shows the bakery, each page by `look`. */
const browser = (look: (path: string) => Partial<RenderedPage>): Renderer => ({
  openSite: () => ({
    render: async (url) => ({ ok: true, page: shownAs(url, look(new URL(url).pathname)) }),
    close: async () => undefined,
  }),
  close: async () => undefined,
});

it('opens a page again that the browser had no time for, and calls nothing right that nobody saw', async () => {
  const passed = { ...(brief.audit.passed[0] as (typeof brief.audit.passed)[number]), category: 'accessibility' as const };
  const contrast = { id: 'axe-color-contrast', title: 'Enough contrast' };
  const asked = { ...brief, audit: { ...brief.audit, passed: [...brief.audit.passed, { ...passed, ...contrast }] } };
  const looks: string[] = [];
  const report = await verifyPages(
    asked,
    MILL,
    {},
    browser((path) => {
      looks.push(path);
      return path === '/about' || (path === '/breads' && looks.filter((one) => one === path).length === 1) ? { axe: null } : {};
    }),
  );
  expect(looks.toSorted()).toEqual(['/', '/about', '/about', '/breads', '/breads', '/contact']);
  expect(uncheckedOf(report, 'accessibility-worse')).toEqual([['/about', 'page', '']]);
  const statusOf = ({ entries }: Verification) => entries.find(({ element }) => element === contrast.id)?.status;
  expect(statusOf(report)).toBe('kept');
  expect(
    statusOf(
      await verifyPages(
        asked,
        MILL,
        {},
        browser(() => ({ axe: null })),
      ),
    ),
  ).toBe('unchecked');
});

it('calls nothing fixed on a page that was not checked for it', async () => {
  const [home] = brief.audit.findings;
  if (!home) throw new Error('the bakery has findings');
  const about = { id: 'axe-color-contrast', title: 'Pale text', page: '/', severity: 'high' as const };
  const finding = { ...home, ...about };
  const [first, ...others] = brief.strategy.recommendations;
  if (!first) throw new Error('the bakery has recommendations');
  const strategy = { ...brief.strategy, recommendations: [{ ...first, findingIds: [finding.id] }, ...others] };
  const pale = { ...brief, strategy, audit: { ...brief.audit, findings: [...brief.audit.findings, finding] } };
  const statusWith = async (axe: RenderedPage['axe']) =>
    (
      await verifyPages(
        pale,
        MILL,
        {},
        browser((path) => (path === '/' ? { axe } : {})),
      )
    ).entries.find(({ check, old }) => check === 'finding-not-fixed' && old === finding.title)?.status;
  expect([await statusWith([]), await statusWith(null)]).toEqual(['changed', 'unchecked']);
});

const SHELL = '<!doctype html><html lang="en"><title>Mill Bakery</title><script src="/app.js"></script><div id="root"></div></html>';
const app = Object.fromEntries(Object.keys(MILL).map((path) => [path, SHELL]));

/** The bakery as an app of one empty frame, in a browser that is too busy for some of its pages. */
const checkApp = (isTooBusy: (path: string) => boolean) =>
  verifyPages(
    brief,
    app,
    {},
    {
      ...browser(() => ({})),
      openSite: () => ({
        render: async (url) =>
          isTooBusy(new URL(url).pathname)
            ? { ok: false, reason: 'time', detail: 'it did not settle' }
            : { ok: true, page: shownAs(url, {}) },
        close: async () => undefined,
      }),
    },
  );

it('calls nothing lost or fixed on a page of which it saw only the empty frame', async () => {
  const [all, report] = [await checkApp(() => false), await checkApp((path) => path === '/contact')];
  expect(uncheckedOf(report, 'text-lost')).toEqual([['/contact', 'page', '']]);
  expect(newRedOf(report, all)).toEqual([]);
  const fixed = ({ entries }: Verification) =>
    entries.filter(({ check, page, status }) => check === 'finding-not-fixed' && page === '/contact' && status === 'changed').length;
  expect([fixed(report), uncheckedOf(report, 'finding-not-fixed').length > 0]).toEqual([0, true]);
  expect(await checkApp((path) => path !== '/about')).toMatchObject({ verdict: 'unchecked', entries: [] });
});

it('makes only the checks of images after the images have arrived', async () => {
  const services = { egress: fixtureEgress(at(NEW, MILL)), report: () => undefined, signal: new AbortController().signal };
  const { pages, reading } = await openNewSite({ url: `${NEW}/`, schemeGiven: true, brief }, services);
  const comparison = compareSites(brief, { ...pages, ...(await reading) });
  const drafts = await draftsOfPages(pages, comparison);
  const early = checks.filter(({ area }) => area !== 'images');
  expect([...drafts.keys()]).toEqual(early.map(({ id }) => id));
  const unread = ['images', 'brokenImages', 'unknownImages'].map((name) => [name, { get: () => expect.unreachable(name) }] as const);
  const now = Object.defineProperties({ ...pages }, Object.fromEntries(unread)) as typeof comparison.now;
  const withoutImages = Object.defineProperty({ ...comparison, now }, 'prints', { get: () => expect.unreachable('prints') });
  for (const { id, check } of early) expect(check(withoutImages)).toEqual(drafts.get(id));
});
