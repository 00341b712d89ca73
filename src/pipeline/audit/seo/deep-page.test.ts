import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { deepPage } from './deep-page.ts';

describe('deep-page', () => {
  it.each([
    { type: 'service', depth: 3 },
    { type: 'service', depth: null },
    { type: 'article', depth: 6 },
  ] as const)('passes %j', (change) => {
    expect(findingsOf(deepPage, testPage(change))).toEqual([]);
  });

  it('counts the clicks', () => {
    expect(findingOf(deepPage, testPage({ url: 'https://example.com/rye', type: 'product', depth: 4 })).evidence.snippet).toBe(
      '/rye: 4 clicks',
    );
  });
});
