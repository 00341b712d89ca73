import { describe, expect, it } from 'vitest';
import { isSameSite, isWebUrl, readablePath, splitPageExtension, tidyUrl, urlKey } from './url-key.ts';

describe('urlKey', () => {
  it.each([
    'http://shop.example/about',
    'https://www.shop.example/about/',
    'https://shop.example/about.html',
    'https://shop.example/about/index.php',
    'https://shop.example//about',
    'https://shop.example:443/about#team',
    'https://shop.example/about?utm_source=mail&fbclid=1',
  ])('sees the same page in %s', (url) => {
    expect(urlKey(url)).toBe('shop.example/about');
  });

  it.each([
    ['https://shop.example', 'shop.example/'],
    ['https://shop.example/index.html', 'shop.example/'],
    ['https://shop.example/?b=2&a=1', 'shop.example/?a=1&b=2'],
    ['https://shop.example/About', 'shop.example/About'],
    ['https://shop.example:8443/', 'shop.example:8443/'],
    ['https://shop.example/caf%c3%a9', 'shop.example/caf%C3%A9'],
    ['https://shop.example/café', 'shop.example/caf%C3%A9'],
    ['https://shop.example/indexes', 'shop.example/indexes'],
  ])('reads %s as %s', (url, key) => {
    expect(urlKey(url)).toBe(key);
  });

  it.each(['mailto:a@shop.example', 'not an address', 'ftp://shop.example/'])('gives nothing for %s', (url) => {
    expect(urlKey(url)).toBeNull();
  });
});

describe('tidyUrl', () => {
  it.each([
    ['https://shop.example/a?x=1&utm_medium=mail#b', 'https://shop.example/a?x=1'],
    ['https://shop.example/a?', 'https://shop.example/a'],
    ['https://me:secret@shop.example/a', 'https://shop.example/a'],
    ['https://shop.example/a.html?q=%20', 'https://shop.example/a.html?q=%20'],
  ])('turns %s into %s', (url, tidy) => {
    expect(tidyUrl(url)).toBe(tidy);
  });
});

describe('isSameSite', () => {
  it.each([
    ['https://shop.example/', 'http://www.shop.example/x', true],
    ['https://shop.example/', 'https://shop.example./', true],
    ['https://shop.example/', 'https://blog.shop.example/', false],
    ['https://shop.example/', 'https://shop.example:8443/', false],
    ['https://shop.example/', 'mailto:me@shop.example', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameSite(one, other)).toBe(same);
  });
});

describe('readablePath', () => {
  it.each([
    ['https://shop.example/caf%C3%A9?q=a%20b', '/café?q=a b'],
    ['https://shop.example/100%', '/100%'],
    ['https://shop.example/a%00b', '/ab'],
    ['https://shop.example/a%2Fb', '/a%2Fb'],
  ])('shows %s as %s', (url, path) => {
    expect(readablePath(url)).toBe(path);
  });
});

describe('splitPageExtension', () => {
  it.each([
    ['about.html', 'about', 'html'],
    ['About.XHTML', 'About', 'xhtml'],
    ['index.php', 'index', 'php'],
    ['v1.2.aspx', 'v1.2', 'aspx'],
    ['menu.pdf', 'menu.pdf', ''],
    ['html', 'html', ''],
    ['', '', ''],
  ])('splits "%s"', (file, name, extension) => {
    expect(splitPageExtension(file)).toEqual({ name, extension });
  });
});

describe('isWebUrl', () => {
  it.each(['https://a.example/', 'http://a.example'])('accepts %s', (url) => expect(isWebUrl(url)).toBe(true));

  it.each(['mailto:a@b.org', '/path', 'httpx://a.example', ''])('rejects "%s"', (url) => expect(isWebUrl(url)).toBe(false));
});
