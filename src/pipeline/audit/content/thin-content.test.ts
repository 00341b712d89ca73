import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { thinContent } from './thin-content.ts';

describe('thin-content', () => {
  it.each([
    { wordCount: 120 },
    { wordCount: 9 },
    { wordCount: 50, type: 'contact' as const },
    { wordCount: 50, detectedLanguage: 'ja' },
    { wordCount: 50, cutBy: ['bytes'] },
  ])('passes %j', (change) => {
    expect(findingsOf(thinContent, testPage(change))).toEqual([]);
  });

  it('counts the words', () => {
    expect(findingOf(thinContent, testPage({ wordCount: 119 })).evidence).toMatchObject({
      snippet: '119 words',
      lookedIn: expect.stringContaining('as served'),
    });
  });
});
