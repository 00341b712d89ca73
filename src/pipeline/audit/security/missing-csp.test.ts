import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingCsp } from './missing-csp.ts';

describe('missing-csp', () => {
  it('passes a policy in the header or in the head', () => {
    expect(findingsOf(missingCsp, testPage())).toEqual([]);
    expect(findingsOf(missingCsp, testPage({ headers: {}, meta: { 'content-security-policy': "default-src 'self'" } }))).toEqual([]);
  });

  it('does not count a policy that only reports, and says where it looked', () => {
    const page = testPage({ headers: { 'content-security-policy-report-only': "default-src 'self'", 'content-security-policy': ' ' } });
    expect(findingOf(missingCsp, page).evidence).toMatchObject({
      header: 'content-security-policy',
      lookedIn: 'response headers of https://example.com/',
    });
  });
});
