import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingHsts } from './missing-hsts.ts';

const page = (value: string) => testPage({ headers: { 'strict-transport-security': value } });

describe('missing-hsts', () => {
  it.each(['max-age=31536000', 'includeSubDomains; Max-Age="63072000"'])('passes %j', (value) => {
    expect(findingsOf(missingHsts, page(value))).toEqual([]);
  });

  it('does not ask pages without encryption, where the header has no effect', () => {
    expect(findingsOf(missingHsts, testPage({ url: 'http://example.com/', headers: {} }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingHsts, testPage({ headers: {} })).evidence).toMatchObject({
      header: 'strict-transport-security',
      lookedIn: 'response headers of https://example.com/',
    });
  });

  it.each(['max-age=0', 'max-age=300', 'nonsense'])('shows %j as too short', (value) => {
    const finding = findingOf(missingHsts, page(value));
    expect(finding.evidence.snippet).toBe(value);
    expect(finding.title).toContain('short time');
  });
});
