import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage, testSite } from '#testing/audit-page.ts';
import { missingImprint } from './missing-imprint.ts';

const site = (links: ReturnType<typeof link>[], change = {}) =>
  testSite([testPage({ links })], { host: 'example.de', languages: ['de'], ...change });

describe('missing-imprint', () => {
  it('passes a site that links one', () => {
    expect(findingsOf(missingImprint, site([link('/impressum', 'Impressum')]))).toEqual([]);
  });

  it('asks only German sites from Germany or Austria', () => {
    expect(findingsOf(missingImprint, site([], { host: 'example.com' }))).toEqual([]);
    expect(findingsOf(missingImprint, site([], { languages: ['en', 'de'] }))).toEqual([]);
    expect(findingsOf(missingImprint, site([], { languages: [] }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingImprint, site([])).evidence.lookedIn).toContain('the only crawled page');
  });
});
