import { describe, expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';

const SITE = 'https://mill.example/';
const choose = (input: Parameters<typeof choosePages>[1], before: Parameters<typeof choosePages>[2]['before'] = null) =>
  choosePages(SITE, input, { before, defaultPages: 12 });

describe('choosePages', () => {
  it('takes paths and addresses of the site, each once', () => {
    const pages = ['/about', 'mill.example/about', 'https://www.mill.example/shop?a=1', '  '];
    expect(choose({ pages })).toEqual({
      maxPages: 12,
      pages: ['https://mill.example/about', 'https://www.mill.example/shop?a=1'],
    });
  });

  it.each([
    '//other.example/',
    'other.example',
    'https://other.example/about',
    'about us',
    'javascript:alert(1)',
    'mill.example.evil.example',
  ])('refuses %s', (page) => {
    expect(() => choose({ pages: [page] })).toThrow('is not a page of mill.example');
  });

  it('makes room for the named ones', () => {
    expect(choose({ maxPages: 2, pages: ['/a', '/b', '/c'] }).maxPages).toBe(4);
  });

  it('reads again what was read before, unless told otherwise', () => {
    const before = { schemeGiven: true, namedCompetitors: [], maxPages: 40, pages: ['https://mill.example/a'] };
    expect(choose({}, before)).toEqual({ maxPages: 40, pages: before.pages });
    expect(choose({ maxPages: 5, pages: [] }, before)).toEqual({ maxPages: 5, pages: [] });
    expect(choose({})).toEqual({ maxPages: 12, pages: [] });
  });
});
