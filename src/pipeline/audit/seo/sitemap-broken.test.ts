import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { sitemapBroken } from './sitemap-broken.ts';

const site = (status: number, urlCount: number, error: string | null = null) =>
  testSite(undefined, { sitemap: { url: 'https://example.com/sitemap.xml', status, urlCount, error } });

describe('sitemap-broken', () => {
  it('passes a sitemap with URLs and says nothing of a missing one', () => {
    expect(findingsOf(sitemapBroken, site(200, 3))).toEqual([]);
    expect(findingsOf(sitemapBroken, site(404, 0))).toEqual([]);
  });

  it.each([
    [200, 0, null, 'no URLs'],
    [200, 2, 'Tag not closed', 'Tag not closed'],
    [502, 0, null, 'https://example.com/sitemap.xml (502)'],
  ])('flags status %i with %i URLs and error %j', (status, count, error, snippet) => {
    expect(findingOf(sitemapBroken, site(status, count, error)).evidence.snippet).toBe(snippet);
  });
});
