import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingCanonical } from './missing-canonical.ts';

describe('missing-canonical', () => {
  it('passes a page with a canonical URL', () => {
    expect(findingsOf(missingCanonical, testPage())).toEqual([]);
  });

  it.each([null, ''])('flags the canonical URL %j', (canonical) => {
    expect(findingsOf(missingCanonical, testPage({ canonical }))).toHaveLength(1);
  });

  it('says where it looked', () => {
    expect(findingOf(missingCanonical, testPage({ canonical: null })).evidence.lookedIn).toContain('rel="canonical"');
  });
});
