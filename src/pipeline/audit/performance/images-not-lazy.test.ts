import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { imagesNotLazy } from './images-not-lazy.ts';

const page = (count: number, more = {}) => testPage({ images: Array.from({ length: count }, (_, index) => image(`/${index}.webp`, more)) });

describe('images-not-lazy', () => {
  it('passes few images, lazy ones, and images within the page', () => {
    expect(findingsOf(imagesNotLazy, page(6))).toEqual([]);
    expect(findingsOf(imagesNotLazy, page(20, { loading: 'LAZY' }))).toEqual([]);
    expect(findingsOf(imagesNotLazy, page(20, { src: 'data:image/png;base64,' }))).toEqual([]);
    expect(findingsOf(imagesNotLazy, page(0))).toEqual([]);
  });

  it('shows the first below the top and counts', () => {
    expect(findingOf(imagesNotLazy, page(9)).evidence).toMatchObject({ snippet: 'https://example.com/6.webp', count: 3 });
  });
});
