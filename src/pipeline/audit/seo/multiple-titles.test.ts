import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { multipleTitles } from './multiple-titles.ts';

describe('multiple-titles', () => {
  it.each([0, 1])('passes %i title elements', (titleCount) => {
    expect(findingsOf(multipleTitles, testPage({ titleCount }))).toEqual([]);
  });

  it('counts them', () => {
    expect(findingOf(multipleTitles, testPage({ titleCount: 3 })).evidence).toMatchObject({ count: 3, selector: 'head > title' });
  });
});
