import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { missingSkipLink } from './missing-skip-link.ts';

const menu = Array.from({ length: 8 }, (_, index) => link(`/p${index}`, `Page ${index}`, { region: 'nav' }));

describe('missing-skip-link', () => {
  it('passes a skip link, and a short menu', () => {
    expect(findingsOf(missingSkipLink, testPage({ links: [link('#main', 'Skip'), ...menu] }))).toEqual([]);
    expect(findingsOf(missingSkipLink, testPage({ links: menu.slice(1) }))).toEqual([]);
    expect(findingsOf(missingSkipLink, testPage({ links: [] }))).toEqual([]);
  });

  it('does not take "#" for one, and says where it looked', () => {
    expect(findingOf(missingSkipLink, testPage({ links: [link('#', 'Menu'), ...menu] })).evidence.lookedIn).toContain('first 4 links');
  });
});
