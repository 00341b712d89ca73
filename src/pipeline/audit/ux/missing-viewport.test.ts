import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingViewport } from './missing-viewport.ts';

describe('missing-viewport', () => {
  it('passes a page with a viewport, even an empty one', () => {
    expect(findingsOf(missingViewport, testPage())).toEqual([]);
    expect(findingsOf(missingViewport, testPage({ viewport: '' }))).toEqual([]);
  });

  it('flags a page without one and says where it looked', () => {
    expect(findingOf(missingViewport, testPage({ viewport: null })).evidence.lookedIn).toBe('head of the page as served: no meta viewport');
  });
});
