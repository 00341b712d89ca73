import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage, testSite } from '#testing/audit-page.ts';
import { canonicalBroken } from './canonical-broken.ts';

const canonical = 'https://example.com/old';
const site = (status: number, address: string | null = canonical) =>
  testSite([testPage({ canonical: address })], { linkChecks: [{ url: canonical, status, redirects: 0 }] });

describe('canonical-broken', () => {
  it('passes URLs that answer, were not asked, or are missing', () => {
    expect(findingsOf(canonicalBroken, site(200))).toEqual([]);
    expect(findingsOf(canonicalBroken, testPage())).toEqual([]);
    expect(findingsOf(canonicalBroken, site(404, null))).toEqual([]);
  });

  it('flags one that does not, with the status', () => {
    expect(findingOf(canonicalBroken, site(404)).evidence.snippet).toBe(`${canonical} (404)`);
  });
});
