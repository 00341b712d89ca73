import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingLang } from './missing-lang.ts';

describe('missing-lang', () => {
  it('passes a page that names its language', () => {
    expect(findingsOf(missingLang, testPage())).toEqual([]);
  });

  it.each([null, '', '  '])('flags lang %j', (lang) => {
    expect(findingsOf(missingLang, testPage({ lang }))).toHaveLength(1);
  });

  it('tells an empty attribute from a missing one', () => {
    expect(findingOf(missingLang, testPage({ lang: null })).evidence.lookedIn).toContain('no lang attribute');
    expect(findingOf(missingLang, testPage({ lang: '' })).evidence.lookedIn).toContain('lang is empty');
  });
});
