import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingNosniff } from './missing-nosniff.ts';

describe('missing-nosniff', () => {
  it.each(['nosniff', 'NoSniff', 'nosniff, nosniff'])('passes %j', (value) => {
    expect(findingsOf(missingNosniff, testPage({ headers: { 'x-content-type-options': value } }))).toEqual([]);
  });

  it('flags other values', () => {
    expect(findingsOf(missingNosniff, testPage({ headers: { 'x-content-type-options': 'none' } }))).toHaveLength(1);
  });

  it('says where it looked', () => {
    expect(findingOf(missingNosniff, testPage({ headers: {} })).evidence).toMatchObject({
      header: 'x-content-type-options',
      lookedIn: 'response headers of https://example.com/',
    });
  });
});
