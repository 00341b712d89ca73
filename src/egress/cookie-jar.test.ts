import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookieJar } from './cookie-jar.ts';

const NOW = Date.UTC(2026, 0, 1);

/** What is sent to `to` after `from` set `lines`. */
function sent(from: string, lines: string[], to: string, later = 0): string | null {
  vi.setSystemTime(NOW);
  const jar = createCookieJar();
  jar.store(new URL(from), lines);
  vi.setSystemTime(NOW + later);
  return jar.headerFor(new URL(to));
}

describe('createCookieJar', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, string, string, string, string | null]>([
    ['the host itself', 'https://shop.test/a/b', 'seen=1', 'https://shop.test/a/c', 'seen=1'],
    ['another host', 'https://shop.test/', 'seen=1', 'https://other.test/', null],
    ['a host below, without Domain', 'https://shop.test/', 'seen=1', 'https://www.shop.test/', null],
    ['a host below, with Domain', 'https://shop.test/', 'seen=1; Domain=shop.test', 'https://www.shop.test/', 'seen=1'],
    ['a sister, by their parent', 'https://www.shop.test/', 'seen=1; Domain=.shop.test', 'https://blog.shop.test/', 'seen=1'],
    ['a host that only ends alike', 'https://shop.test/', 'seen=1; Domain=shop.test', 'https://myshop.test/', null],
    ['nobody, for a public suffix', 'https://shop.co.uk/', 'seen=1; Domain=co.uk', 'https://other.co.uk/', null],
    ['nobody, for a suffix of a host of sites', 'https://a.github.io/', 'seen=1; Domain=github.io', 'https://b.github.io/', null],
    ['nobody, for a stranger', 'https://shop.test/', 'seen=1; Domain=bank.test', 'https://bank.test/', null],
    ['nobody, for a part of an address', 'http://203.0.113.7/', 'seen=1; Domain=113.7', 'http://203.0.113.7/', null],
    ['the same host on another port', 'http://shop.test/', 'seen=1', 'http://shop.test:8080/', 'seen=1'],
    ['the same host with a final dot', 'http://shop.test/', 'seen=1', 'http://shop.test./', 'seen=1'],
    ['nobody, when the host is a public suffix', 'http://test/', 'seen=1', 'http://test/', null],
    ['https only, when secure', 'https://shop.test/', 'seen=1; Secure', 'http://shop.test/', null],
    ['nobody, when secure from http', 'http://shop.test/', 'seen=1; Secure', 'https://shop.test/', null],
    ['pages below its path', 'https://shop.test/', 'seen=1; Path=/shop', 'https://shop.test/shop/bread', 'seen=1'],
    ['no page next to its path', 'https://shop.test/', 'seen=1; Path=/shop', 'https://shop.test/shopping', null],
    ['pages of the folder it was set in', 'https://shop.test/shop/bread', 'seen=1', 'https://shop.test/about', null],
    [
      'nobody, when __Host- names a domain',
      'https://shop.test/',
      '__Host-a=1; Secure; Path=/; Domain=shop.test',
      'https://shop.test/',
      null,
    ],
    ['nobody, when __Secure- is not', 'https://shop.test/', '__Secure-a=1', 'https://shop.test/', null],
    ['nobody, without a name', 'https://shop.test/', '=1', 'https://shop.test/', null],
    ['nobody, with a line break in it', 'https://shop.test/', 'a=1\r\nhost: inside', 'https://shop.test/', null],
  ])('sends a cookie to %s', (_, from, line, to, expected) => {
    expect(sent(from, [line], to)).toBe(expected);
  });

  it('forgets what is out of date or deleted, Max-Age before Expires', () => {
    const url = 'https://shop.test/';
    expect(sent(url, ['a=1; Max-Age=10'], url, 9_000)).toBe('a=1');
    expect(sent(url, ['a=1; Max-Age=10; Expires=Fri, 01 Jan 2027 00:00:00 GMT'], url, 11_000)).toBeNull();
    expect(sent(url, ['a=1; Expires=Wed, 31 Dec 2025 00:00:00 GMT'], url)).toBeNull();
    expect(sent(url, ['a=1', 'b=2', 'a=; Max-Age=0'], url)).toBe('b=2');
    expect(sent(url, ['a=1', 'a=3'], url)).toBe('a=3');
  });

  it('stays small, whatever is set', () => {
    const url = new URL('https://shop.test/');
    const jar = createCookieJar();
    jar.store(url, [`huge=${'x'.repeat(5_000)}`]);
    expect(jar.headerFor(url)).toBeNull();
    for (let index = 0; index < 500; index += 1) jar.store(url, [`c${index}=${'x'.repeat(1_000)}`]);
    const header = jar.headerFor(url) ?? '';
    expect(header.length).toBeLessThanOrEqual(8_192);
    expect(header).not.toContain('c0=');
    jar.store(
      new URL('https://other.test/'),
      Array.from({ length: 1_000 }, (_, index) => `d${index}=1`),
    );
    expect(jar.headerFor(new URL('https://other.test/'))?.split('; ')).toHaveLength(20);
  });
});
