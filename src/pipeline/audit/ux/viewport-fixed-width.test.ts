import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { viewportFixedWidth } from './viewport-fixed-width.ts';

describe('viewport-fixed-width', () => {
  it.each([null, 'width = device-width', 'initial-scale=1.0', 'WIDTH=DEVICE-WIDTH; initial-scale=1'])('passes %j', (viewport) => {
    expect(findingsOf(viewportFixedWidth, testPage({ viewport }))).toEqual([]);
  });

  it.each(['width=1024', 'width=980, initial-scale=1', 'user-scalable=yes'])('flags %j and shows it', (viewport) => {
    expect(findingOf(viewportFixedWidth, testPage({ viewport })).evidence.snippet).toBe(viewport);
  });

  it('has something to show for an empty one', () => {
    expect(findingOf(viewportFixedWidth, testPage({ viewport: '' })).evidence.snippet).toBe('(empty)');
  });
});
