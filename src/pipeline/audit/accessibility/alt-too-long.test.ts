import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { altTooLong } from './alt-too-long.ts';

const page = (alt: string | null) => testPage({ images: [image('/a.png', { alt })] });

describe('alt-too-long', () => {
  it.each([null, '', 'x'.repeat(200)])('passes %j', (alt) => {
    expect(findingsOf(altTooLong, page(alt))).toEqual([]);
  });

  it('shows the text', () => {
    expect(findingOf(altTooLong, page('x'.repeat(201))).evidence.snippet).toBe('x'.repeat(201));
  });
});
