import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingTitle } from './missing-title.ts';

describe('missing-title', () => {
  it('passes a page with a title', () => {
    expect(findingsOf(missingTitle, testPage())).toEqual([]);
  });

  it.each([null, '', ' \n\t '])('flags the title %j', (title) => {
    expect(findingsOf(missingTitle, testPage({ title }))).toHaveLength(1);
  });

  it('says where it looked and on which path', () => {
    const finding = findingOf(missingTitle, testPage({ url: 'https://example.com/about?x=1', title: null }));
    expect(finding.page).toBe('/about');
    expect(finding.evidence.lookedIn).toBe('head of the page as served: no title element');
  });

  it('says so when it looked in the rendered page', () => {
    expect(findingOf(missingTitle, testPage({ title: ' ', mode: 'rendered' })).evidence.lookedIn).toContain('after its scripts ran');
  });

  it('does not ask pages that did not answer', () => {
    expect(findingsOf(missingTitle, testPage({ title: null, status: 404 }))).toEqual([]);
  });
});
