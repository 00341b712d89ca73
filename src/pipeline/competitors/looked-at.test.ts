import { describe, expect, it } from 'vitest';
import type { Site } from '#contracts/site.ts';
import { siteAt } from '#testing/competitor-sites.ts';
import { lookedAt, missingCell } from './looked-at.ts';

const words = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
const RICH = `<h1>Pier Plumbing</h1><a href="/about">About</a><p>${words}</p>`;
const SCRIPT = '<script src="/app.js"></script>';
const site = (body: string, more: Partial<Site> = {}): Site => ({ ...siteAt('https://pier.example/', body), ...more });
const rendered = (given: Site): Site => ({
  ...given,
  pages: given.pages.map((page) => ({ ...page, rendered: { addedWords: 0, onlyRendered: [] } })),
});
const unread = (...reasons: Site['unread'][number]['reason'][]): Pick<Site, 'unread'> => ({
  unread: reasons.map((reason) => ({ url: 'https://pier.example/prices', reason, detail: '', status: null })),
});
const cell = (given: Site) => missingCell('No booking', lookedAt(given));

describe('a cell without a find', () => {
  it.each([
    ['a page without scripts', site('<h1>Hello</h1>')],
    ['a rendered page', rendered(site(`<h1>Hello</h1>${SCRIPT}`))],
    ['pages of which some were not wanted', site(RICH, unread('limit', 'robots', 'duplicate'))],
    ['a page that links to a missing one', site(RICH, { unread: [{ url: '/gone', reason: 'error', detail: '', status: 404 }] })],
  ])('says that it is not there after %s', (_what, given) => {
    expect(cell(given)).toEqual({ text: 'No booking (1 page read)', kind: 'not-found', evidence: [] });
  });

  it('says that scripts were not run where a page has them', () => {
    expect(cell(site(RICH + SCRIPT))).toEqual({
      text: 'No booking (1 page read without running scripts)',
      kind: 'not-found',
      evidence: [],
      rawOnly: true,
    });
  });

  it.each<[string, Site, string]>([
    ['the content comes with scripts', site(`<div id="root"></div>${SCRIPT}`), 'the content comes with scripts, which were not run'],
    ['as many pages failed', site(RICH, unread('error')), '1 page read, 1 could not be read'],
    ['there was no time for the others', site(RICH, unread('time', 'time')), '1 page read, 2 could not be read'],
  ])('says that it is unknown where %s', (_what, given, why) => {
    expect(cell(given)).toEqual({ text: `Could not check: ${why}`, kind: 'unknown', evidence: [] });
  });
});
