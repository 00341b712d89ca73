import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingStructuredData } from './missing-structured-data.ts';

describe('missing-structured-data', () => {
  it('passes a home page that has some', () => {
    expect(findingsOf(missingStructuredData, testPage())).toEqual([]);
  });

  it('asks only the home page', () => {
    expect(findingsOf(missingStructuredData, testPage({ type: 'about', structuredData: [] }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingStructuredData, testPage({ structuredData: [] })).evidence.lookedIn).toContain('the page as served');
  });
});
