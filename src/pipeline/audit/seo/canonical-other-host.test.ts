import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { canonicalOtherHost } from './canonical-other-host.ts';

describe('canonical-other-host', () => {
  it.each([null, 'https://example.com/', 'https://www.example.com/', 'not a URL'])('passes %j', (canonical) => {
    expect(findingsOf(canonicalOtherHost, testPage({ canonical }))).toEqual([]);
  });

  it('is one finding for all pages of a site', () => {
    const pages = ['/', '/about'].map((path) => testPage({ url: `https://example.com${path}`, canonical: `https://example.net${path}` }));
    expect(findingOf(canonicalOtherHost, pages).evidence).toMatchObject({ count: 2, more: ['/about'] });
  });

  it('flags another host and shows the URL', () => {
    const canonical = 'https://staging.example.net/';
    expect(findingOf(canonicalOtherHost, testPage({ canonical })).evidence.snippet).toBe(canonical);
  });
});
