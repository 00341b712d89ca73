import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { hreflangWithoutSelf } from './hreflang-without-self.ts';

const german = { lang: 'de', url: 'https://example.com/de/' };

describe('hreflang-without-self', () => {
  it('passes complete sets and pages without versions', () => {
    expect(findingsOf(hreflangWithoutSelf, testPage({ hreflang: [german, { lang: 'en', url: 'https://example.com' }] }))).toEqual([]);
    expect(findingsOf(hreflangWithoutSelf, testPage())).toEqual([]);
  });

  it('shows the versions that are listed', () => {
    expect(findingOf(hreflangWithoutSelf, testPage({ hreflang: [german] })).evidence.snippet).toBe('de: https://example.com/de/');
  });
});
