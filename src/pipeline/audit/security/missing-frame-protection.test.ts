import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingFrameProtection } from './missing-frame-protection.ts';

describe('missing-frame-protection', () => {
  it.each([{ 'x-frame-options': 'SAMEORIGIN' }, { 'x-frame-options': 'deny' }, { 'content-security-policy': "frame-ancestors 'self'" }])(
    'passes %j',
    (headers) => {
      expect(findingsOf(missingFrameProtection, testPage({ headers: { ...headers } as Record<string, string> }))).toEqual([]);
    },
  );

  it('flags values that browsers do not know', () => {
    expect(findingsOf(missingFrameProtection, testPage({ headers: { 'x-frame-options': 'ALLOW-FROM https://a.example' } }))).toHaveLength(
      1,
    );
  });

  it('says where it looked', () => {
    expect(findingOf(missingFrameProtection, testPage({ headers: {} })).evidence).toMatchObject({
      header: 'x-frame-options',
      lookedIn: 'response headers of https://example.com/',
    });
  });
});
