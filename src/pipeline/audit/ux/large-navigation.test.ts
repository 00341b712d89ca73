import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { largeNavigation } from './large-navigation.ts';

const page = (count: number, more = {}) =>
  testPage({ links: Array.from({ length: count }, (_, index) => link(`/p${index}`, `Page ${index}`, { region: 'nav', ...more })) });

describe('large-navigation', () => {
  it('passes forty links, any number of them in the text, and none', () => {
    expect(findingsOf(largeNavigation, page(40))).toEqual([]);
    expect(findingsOf(largeNavigation, page(90, { region: 'main' }))).toEqual([]);
    expect(findingsOf(largeNavigation, page(0))).toEqual([]);
  });

  it('counts different targets only', () => {
    expect(findingsOf(largeNavigation, page(90, { href: 'https://example.com/' }))).toEqual([]);
  });

  it('says how many', () => {
    expect(findingOf(largeNavigation, page(41)).evidence.snippet).toBe('41 different links, starting with “Page 0”');
  });
});
