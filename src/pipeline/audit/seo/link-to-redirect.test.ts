import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage, testSite } from '#testing/audit-page.ts';
import { linkToRedirect } from './link-to-redirect.ts';

const site = (status: number, redirects: number) =>
  testSite([testPage({ links: [link('/shop', 'Shop'), link('/shop', 'Shop again')] })], {
    linkChecks: [{ url: 'https://example.com/shop', status, redirects }],
  });

describe('link-to-redirect', () => {
  it('passes straight links and leaves dead ones to broken-internal-link', () => {
    expect(findingsOf(linkToRedirect, site(200, 0))).toEqual([]);
    expect(findingsOf(linkToRedirect, site(404, 1))).toEqual([]);
  });

  it('shows the URL once', () => {
    expect(findingOf(linkToRedirect, site(200, 1)).evidence).toMatchObject({ snippet: 'https://example.com/shop', count: 1 });
  });

  it('knows the pages that were reached by a detour', () => {
    const about = testPage({
      url: 'https://example.com/about/',
      requestedUrl: 'https://example.com/about',
      redirects: [{ url: 'https://example.com/about', status: 301 }],
    });
    expect(findingsOf(linkToRedirect, [testPage(), about]).map(({ page }) => page)).toEqual(['/', '/about/']);
  });
});
