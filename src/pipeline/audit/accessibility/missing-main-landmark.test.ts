import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingMainLandmark } from './missing-main-landmark.ts';

describe('missing-main-landmark', () => {
  it('passes a page that marks it, and a page that was cut short', () => {
    expect(findingsOf(missingMainLandmark, testPage())).toEqual([]);
    expect(findingsOf(missingMainLandmark, testPage({ landmarks: [], cutBy: ['nesting'] }))).toEqual([]);
  });

  it('says where it looked', () => {
    expect(findingOf(missingMainLandmark, testPage({ landmarks: ['nav'] })).evidence.lookedIn).toContain('no main element');
  });
});
