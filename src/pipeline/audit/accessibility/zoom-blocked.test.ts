import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { zoomBlocked } from './zoom-blocked.ts';

describe('zoom-blocked', () => {
  it.each([null, '', 'width=device-width', 'maximum-scale=5', 'user-scalable=yes, maximum-scale=2'])('passes %j', (viewport) => {
    expect(findingsOf(zoomBlocked, testPage({ viewport }))).toEqual([]);
  });

  it.each(['user-scalable=no', 'width=device-width, maximum-scale = 1.0', 'User-Scalable=0'])('flags %j and shows it', (viewport) => {
    expect(findingOf(zoomBlocked, testPage({ viewport })).evidence.snippet).toBe(viewport);
  });
});
