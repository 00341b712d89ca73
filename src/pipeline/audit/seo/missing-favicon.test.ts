import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage, testSite } from '#testing/audit-page.ts';
import { missingFavicon } from './missing-favicon.ts';

const brand = { ...testSite().brand, favicon: null };

describe('missing-favicon', () => {
  it('passes an icon that the brand or a page names', () => {
    expect(findingsOf(missingFavicon, testSite([testPage({ resources: [] })]))).toEqual([]);
    expect(findingsOf(missingFavicon, testSite([testPage({ resources: [resource('icon', '/a.png')] })], { brand }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingFavicon, testSite([testPage({ resources: [] })], { brand })).evidence.lookedIn).toContain(
      'the only crawled page',
    );
  });
});
