import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, runAudit, testPage, testSite } from '#testing/audit-page.ts';
import { brokenInternalLink } from './broken-internal-link.ts';

const gone = { url: 'https://example.com/gone', status: 404, redirects: 0 };
const withLinks = (...links: ReturnType<typeof link>[]) => testPage({ links });

describe('broken-internal-link', () => {
  it('passes links that answer or were not asked', () => {
    const site = testSite([withLinks(link('/about', 'About'), link('/other', 'Other'))], {
      linkChecks: [{ url: 'https://example.com/about', status: 200, redirects: 1 }],
    });
    expect(findingsOf(brokenInternalLink, site)).toEqual([]);
  });

  it('reports the page that has the link, with URL, status and name', () => {
    const site = testSite([withLinks(link('/gone#top', 'Old prices')), testPage({ url: 'https://example.com/about' })], {
      linkChecks: [gone],
    });
    const finding = findingOf(brokenInternalLink, site);
    expect(finding.page).toBe('/');
    expect(finding.evidence).toMatchObject({ selector: 'main > a', snippet: 'https://example.com/gone (404) Old prices', count: 1 });
  });

  it('counts one dead URL once', () => {
    const site = testSite([withLinks(link('/gone', 'One'), link('/gone', 'Two'))], { linkChecks: [gone] });
    expect(findingOf(brokenInternalLink, site).evidence).toMatchObject({ count: 1, more: [] });
  });

  it('knows the pages that could not be read', () => {
    const unread = [{ url: 'https://example.com/down', reason: 'error' as const, detail: '', status: 500 }];
    expect(findingsOf(brokenInternalLink, testSite([withLinks(link('/down', 'Shop'))], { unread }))).toHaveLength(1);
  });

  it('is not checked on a page whose links lead to pages that did not respond', () => {
    const unread = [{ url: 'https://example.com/down', reason: 'error' as const, detail: '', status: null }];
    const site = testSite([withLinks(link('/down', 'Shop'))], { unread });
    expect(runAudit(brokenInternalLink, site)).toMatchObject({
      findings: [],
      applied: 0,
      unchecked: expect.stringContaining('did not respond'),
    });
  });

  it.each([
    ['hidden links', link('/gone', 'Old', { hidden: true }), gone],
    ['links to other sites', link('https://other.example/gone', 'Old'), { ...gone, url: 'https://other.example/gone' }],
    ['URLs that only throttled us', link('/gone', 'Old'), { ...gone, status: 429 }],
  ])('leaves out %s', (_, subject, check) => {
    expect(findingsOf(brokenInternalLink, testSite([withLinks(subject)], { linkChecks: [check] }))).toEqual([]);
  });
});
