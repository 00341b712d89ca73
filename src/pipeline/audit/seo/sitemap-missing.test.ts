import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testSite } from '#testing/audit-page.ts';
import { sitemapMissing } from './sitemap-missing.ts';

const site = (status: number) =>
  testSite(undefined, { sitemap: { url: 'https://example.com/sitemap.xml', status, urlCount: 0, error: null } });

describe('sitemap-missing', () => {
  it.each([200, 500, 0])('says nothing of status %i', (status) => {
    expect(findingsOf(sitemapMissing, site(status))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(sitemapMissing, site(404)).evidence.lookedIn).toBe('https://example.com/sitemap.xml (404)');
  });
});
