import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage, testSite } from '#testing/audit-page.ts';
import { missingAboutPage } from './missing-about-page.ts';

const links = [link('/rye', 'Rye')];
const pages = [testPage({ links }), testPage({ url: 'https://example.com/rye', links })];

describe('missing-about-page', () => {
  it('passes a page, a section, or a link in another language', () => {
    expect(findingsOf(missingAboutPage, [...pages, testPage({ url: 'https://example.com/x', type: 'team', links })])).toEqual([]);
    expect(findingsOf(missingAboutPage, [...pages, testPage({ url: 'https://example.com/x', links: [link('#a', 'Über uns')] })])).toEqual(
      [],
    );
  });

  it('says nothing of one page, or of a site that was not read in full', () => {
    expect(findingsOf(missingAboutPage, pages.slice(0, 1))).toEqual([]);
    expect(findingsOf(missingAboutPage, testSite(pages, { stopReason: 'page-limit' }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingAboutPage, pages).evidence.lookedIn).toContain('2 crawled pages');
  });
});
