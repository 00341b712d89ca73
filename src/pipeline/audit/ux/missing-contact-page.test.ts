import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage, testSite } from '#testing/audit-page.ts';
import { missingContactPage } from './missing-contact-page.ts';

const silent = testPage({ links: [link('/rye', 'Rye')] });

describe('missing-contact-page', () => {
  it('passes a page, a section or a link in another language', () => {
    expect(findingsOf(missingContactPage, testPage({ links: [], type: 'contact' }))).toEqual([]);
    expect(findingsOf(missingContactPage, testPage({ links: [link('#contact', 'Write')] }))).toEqual([]);
    expect(findingsOf(missingContactPage, testPage({ links: [link('/x', 'お問い合わせ')] }))).toEqual([]);
  });

  it('says nothing of a site that was not read in full', () => {
    expect(findingsOf(missingContactPage, testSite([silent], { stopReason: 'time-limit' }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingContactPage, silent).evidence.lookedIn).toContain('the only crawled page');
  });
});
