import { expect, it } from 'vitest';
import { briefOf, MILL, NEW, newRedOf, verifyPages } from '#testing/verify-fixture.ts';

const brief = await briefOf();
const copy = await verifyPages(brief, MILL);
const without = (path: string) => Object.fromEntries(Object.entries(MILL).filter(([key]) => key !== path));
const inHead = (path: string, tag: string) => ({ ...MILL, [path]: (MILL[path] ?? '').replace('</head>', `${tag}</head>`) });
const to = (status: number, location: string) => ({ status, headers: { location } });
const about = MILL['/about'] ?? '';

it.each([
  ['a page leads to the home page', { ...MILL, '/about': to(301, '/') }, ['redirect-to-home /about']],
  ['a redirect is temporary', { ...MILL, '/about': to(302, '/us'), '/us': about }, ['redirect-temporary /about']],
  ['a redirect takes two steps', { ...MILL, '/about': to(301, '/a'), '/a': to(301, '/us'), '/us': about }, ['redirect-chain /about']],
  ['a page says noindex', inHead('/about', '<meta name="robots" content="noindex">'), ['noindex /about']],
  ['a canonical link is wrong', inHead('/about', `<link rel="canonical" href="${NEW}/">`), ['canonical /about']],
])('is red when %s', async (_, pages, red) => {
  expect(newRedOf(await verifyPages(brief, pages), copy)).toEqual(red);
});

it('names a page that is gone once: the links to it are right', async () => {
  const red = newRedOf(await verifyPages(brief, without('/about')), copy);
  expect(red).toEqual(['page-gone /about']);
});

it('lets a page move with one permanent redirect', async () => {
  const report = await verifyPages(brief, { ...MILL, '/about': to(301, '/us'), '/us': about });
  expect(report.entries.find(({ check, page }) => check === 'redirect-missing' && page === '/about')).toMatchObject({ status: 'changed' });
  expect(newRedOf(report, copy)).toEqual([]);
});

it('finds pages that only look as if they were there', async () => {
  const missing = '<!doctype html><title>Nothing here</title><h1>Nothing here</h1><p>Sorry.</p>';
  const pages = { ...without('/about'), '/about': missing, '/sitebrief-checks-missing-pages-5d1c': missing };
  expect(newRedOf(await verifyPages(brief, pages), copy)).toContain('soft-404 /about');
});

it('finds a robots.txt that forbids everything', async () => {
  const report = await verifyPages(brief, { ...MILL, '/robots.txt': 'User-agent: *\nDisallow: /' });
  expect(newRedOf(report, copy)).toEqual(['robots-txt /robots.txt']);
  expect(report.entries.filter(({ check, status }) => check === 'page-gone' && status === 'unchecked').length).toBeGreaterThan(0);
});

it('lets a staging site name the address it will be published at', async () => {
  expect(newRedOf(await verifyPages(brief, inHead('/about', '<link rel="canonical" href="https://mill.test/about">')), copy)).toEqual([]);
});
