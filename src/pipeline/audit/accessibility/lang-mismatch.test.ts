import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { langMismatch } from './lang-mismatch.ts';

describe('lang-mismatch', () => {
  it.each([
    { lang: 'en-GB', detectedLanguage: 'en' },
    { lang: 'de', detectedLanguage: null },
    { lang: null, detectedLanguage: 'de' },
    { lang: 'nb', detectedLanguage: 'no' },
    { lang: 'en', detectedLanguage: 'de', wordCount: 20 },
  ])('passes %j', (change) => {
    expect(findingsOf(langMismatch, testPage(change))).toEqual([]);
  });

  it('shows both languages', () => {
    const finding = findingOf(langMismatch, testPage({ lang: 'en', detectedLanguage: 'de' }));
    expect(finding.evidence).toMatchObject({ snippet: 'lang="en"', lookedIn: expect.stringContaining('"de"') });
    expect(finding.fix).toContain('lang="de"');
  });
});
