import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage, testSite } from '#testing/audit-page.ts';
import { httpsNotEnforced } from './https-not-enforced.ts';

const site = (url: string, https: boolean | null) => testSite([testPage()], { url, https });

describe('https-not-enforced', () => {
  it('passes https, and says nothing where https is not there', () => {
    expect(findingsOf(httpsNotEnforced, site('https://example.com/', true))).toEqual([]);
    expect(findingsOf(httpsNotEnforced, site('http://example.com/', false))).toEqual([]);
    expect(findingsOf(httpsNotEnforced, site('http://example.com/', null))).toEqual([]);
  });

  it('shows the URL', () => {
    expect(findingOf(httpsNotEnforced, site('http://example.com/', true)).evidence.snippet).toContain('http://example.com/');
  });
});
