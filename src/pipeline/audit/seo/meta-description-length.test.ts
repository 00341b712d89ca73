import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { metaDescriptionLength } from './meta-description-length.ts';

describe('meta-description-length', () => {
  it.each([null, ' ', 'x'.repeat(50), 'x'.repeat(200), 'パ'.repeat(60)])('passes %j', (description) => {
    expect(findingsOf(metaDescriptionLength, testPage({ description }))).toEqual([]);
  });

  it.each([
    ['Bread.', 'says little (6 characters)'],
    ['x'.repeat(201), 'is cut off in search results (201 characters)'],
  ])('flags %j', (description, words) => {
    const finding = findingOf(metaDescriptionLength, testPage({ description }));
    expect(finding.title).toContain(words);
    expect(finding.evidence.snippet).toBe(description);
  });
});
