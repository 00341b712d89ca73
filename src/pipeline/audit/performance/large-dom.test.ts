import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { largeDom } from './large-dom.ts';

describe('large-dom', () => {
  it.each([0, 1400])('passes %i elements', (elementCount) => {
    expect(findingsOf(largeDom, testPage({ elementCount }))).toEqual([]);
  });

  it('counts them', () => {
    expect(findingOf(largeDom, testPage({ elementCount: 1401 })).evidence.snippet).toBe('1401 elements');
  });
});
