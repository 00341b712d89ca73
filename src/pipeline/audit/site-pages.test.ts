import { describe, expect, it } from 'vitest';
import { testPage, testSite } from '#testing/audit-page.ts';
import { addressKey, groupsBy, homePageOf, whyNotReadInFull } from './site-pages.ts';

const about = testPage({ url: 'https://example.com/about' });

describe('addressKey', () => {
  it.each([
    ['https://www.example.com/', 'http://example.com/index.html'],
    ['https://example.com/about', 'https://example.com/about.html'],
    ['https://example.com/about/', 'https://example.com//about#team'],
  ])('takes %s and %s for one page', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ['https://example.com/a', 'https://example.com/b'],
    ['https://example.com/?id=1', 'https://example.com/?id=2'],
    ['https://shop.example.com/', 'https://example.com/'],
  ])('tells %s from %s', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});

describe('groupsBy', () => {
  it('leaves out single pages and empty keys', () => {
    expect(groupsBy([testPage(), about], (page) => page.url)).toEqual([]);
    expect(groupsBy([testPage(), about], () => '')).toEqual([]);
    expect(groupsBy([testPage(), about], () => 'x')).toHaveLength(1);
  });
});

describe('homePageOf', () => {
  it('prefers the page that answered as home', () => {
    expect(homePageOf(testSite([about, testPage()]))?.path).toBe('/');
    expect(homePageOf(testSite([about]))?.path).toBe('/about');
    expect(homePageOf(testSite([]))).toBeUndefined();
  });
});

describe('whyNotReadInFull', () => {
  it('gives no reason only when nothing was left out', () => {
    expect(whyNotReadInFull(testSite())).toBe('');
    expect(whyNotReadInFull(testSite([], { stopReason: 'page-limit' }))).toBe('Not all pages were read.');
  });

  it.each([
    ['robots', null, 'Not all pages were read; 1 more is known.'],
    ['error', 503, 'Not all pages were read; 1 more is known.'],
    ['error', null, 'Not all pages were read; 1 more is known.'],
    ['error', 404, ''],
    ['duplicate', 200, ''],
  ] as const)('says of a page left out for %s with status %s: %s', (reason, status, why) => {
    expect(whyNotReadInFull(testSite([testPage()], { unread: [{ url: 'https://example.com/x', reason, detail: '', status }] }))).toBe(why);
  });
});
