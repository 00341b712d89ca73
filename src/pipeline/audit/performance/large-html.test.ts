import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { largeHtml } from './large-html.ts';

describe('large-html', () => {
  it.each([0, 500_000])('passes %i bytes', (bytes) => {
    expect(findingsOf(largeHtml, testPage({ bytes }))).toEqual([]);
  });

  it('says how large', () => {
    expect(findingOf(largeHtml, testPage({ bytes: 512_400 })).evidence.snippet).toMatch(/^512 kB/);
  });
});
