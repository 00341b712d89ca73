import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingCacheHeaders } from './missing-cache-headers.ts';

describe('missing-cache-headers', () => {
  it.each(['cache-control', 'etag', 'last-modified', 'expires'])('passes a page with %s', (name) => {
    expect(findingsOf(missingCacheHeaders, testPage({ headers: { [name]: 'x' } }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingCacheHeaders, testPage({ headers: {} })).evidence).toMatchObject({
      header: 'cache-control',
      lookedIn: 'response headers of https://example.com/',
    });
  });
});
