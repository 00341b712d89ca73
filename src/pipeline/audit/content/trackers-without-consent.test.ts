import { describe, expect, it } from 'vitest';
import type { SiteFunction } from '#contracts/site.ts';
import { findingOf, findingsOf, link, testPage, testSite } from '#testing/audit-page.ts';
import { trackersWithoutConsent } from './trackers-without-consent.ts';

const fn = (kind: SiteFunction['kind'], provider: string): SiteFunction => ({
  kind,
  provider,
  pages: [],
  selector: 'head > script',
  snippet: `https://${provider}/tag.js`,
});
const tracker = fn('tracking', 'track.example');

describe('trackers-without-consent', () => {
  it('passes a consent tool, a link to cookie settings, statistics without cookies, and no tracker', () => {
    expect(findingsOf(trackersWithoutConsent, testSite([testPage()], { functions: [tracker, fn('consent', 'ask.example')] }))).toEqual([]);
    expect(
      findingsOf(trackersWithoutConsent, testSite([testPage({ links: [link('#', 'Cookie settings')] })], { functions: [tracker] })),
    ).toEqual([]);
    expect(findingsOf(trackersWithoutConsent, testSite([testPage()], { functions: [fn('tracking', 'Plausible')] }))).toEqual([]);
    expect(findingsOf(trackersWithoutConsent, testSite())).toEqual([]);
  });

  it('shows the tracker and says where it looked', () => {
    expect(findingOf(trackersWithoutConsent, testSite([testPage()], { functions: [tracker] })).evidence).toMatchObject({
      selector: 'head > script',
      snippet: 'https://track.example/tag.js',
      lookedIn: expect.stringContaining('no consent tool'),
    });
  });
});
