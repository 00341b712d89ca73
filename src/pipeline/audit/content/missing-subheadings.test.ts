import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { missingSubheadings } from './missing-subheadings.ts';

const headings = [heading(1, 'Bread'), heading(2, '')];

describe('missing-subheadings', () => {
  it('passes short pages, pages with headings, and pages cut short', () => {
    for (const change of [{ wordCount: 599, headings }, { wordCount: 900 }, { wordCount: 900, headings, cutBy: ['bytes'] }])
      expect(findingsOf(missingSubheadings, testPage(change))).toEqual([]);
  });

  it('counts words and headings', () => {
    expect(findingOf(missingSubheadings, testPage({ wordCount: 900, headings })).evidence.snippet).toBe('900 words, 1 headings');
  });
});
