import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { imagesWithoutSrcset } from './images-without-srcset.ts';

const page = (src: string, more = {}) => testPage({ images: [image(src, { width: '1000', ...more })] });

describe('images-without-srcset', () => {
  it.each([
    ['several sizes', page('/a.webp', { srcset: true })],
    ['a smaller image', page('/a.webp', { width: '999' })],
    ['a width in per cent', page('/a.webp', { width: '100%' })],
    ['a drawing', page('/a.svg?v=1')],
    ['no width', page('/a.webp', { width: null })],
  ])('passes %s', (_, subject) => {
    expect(findingsOf(imagesWithoutSrcset, subject)).toEqual([]);
  });

  it('shows URL and width', () => {
    expect(findingOf(imagesWithoutSrcset, page('/a.webp')).evidence.snippet).toBe('https://example.com/a.webp (1000 wide)');
  });
});
