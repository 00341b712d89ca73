import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { hreflangWithoutReturn } from './hreflang-without-return.ts';

const set = [
  { lang: 'en', url: 'https://example.com/' },
  { lang: 'de', url: 'https://example.com/de' },
];

describe('hreflang-without-return', () => {
  it('passes versions that list each other, and versions that were not read', () => {
    expect(
      findingsOf(hreflangWithoutReturn, [testPage({ hreflang: set }), testPage({ url: 'https://example.com/de', hreflang: set })]),
    ).toEqual([]);
    expect(findingsOf(hreflangWithoutReturn, [testPage({ hreflang: set })])).toEqual([]);
  });

  it('shows the version that stays silent', () => {
    const { page, evidence } = findingOf(hreflangWithoutReturn, [testPage({ hreflang: set }), testPage({ url: 'https://example.com/de' })]);
    expect(page).toBe('/');
    expect(evidence.snippet).toBe('de: https://example.com/de');
  });
});
