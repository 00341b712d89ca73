import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { emptyPage } from './empty-page.ts';

describe('empty-page', () => {
  it('passes a page with words, and a page that was cut short', () => {
    expect(findingsOf(emptyPage, testPage({ wordCount: 10 }))).toEqual([]);
    expect(findingsOf(emptyPage, testPage({ wordCount: 0, cutBy: ['bytes'] }))).toEqual([]);
  });

  it('says where it counted', () => {
    expect(findingOf(emptyPage, testPage({ wordCount: 9, resources: [] })).evidence).toMatchObject({
      snippet: '9 words',
      lookedIn: 'visible text of the page as served',
    });
  });
});
