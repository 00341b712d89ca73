import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingMetaDescription } from './missing-meta-description.ts';

describe('missing-meta-description', () => {
  it('passes a page with a description', () => {
    expect(findingsOf(missingMetaDescription, testPage())).toEqual([]);
  });

  it.each([null, '', '   '])('flags the description %j', (description) => {
    expect(findingsOf(missingMetaDescription, testPage({ description }))).toHaveLength(1);
  });

  it('says where it looked', () => {
    expect(findingOf(missingMetaDescription, testPage({ description: null })).evidence.lookedIn).toContain('head of the page as served');
  });
});
