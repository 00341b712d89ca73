import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { firstImageLazy } from './first-image-lazy.ts';

const lazy = { loading: 'lazy' };
const page = (...images: ReturnType<typeof image>[]) => testPage({ images });

describe('first-image-lazy', () => {
  it('passes when only later or small or unmeasured images wait', () => {
    expect(findingsOf(firstImageLazy, page(image('/a.webp'), image('/b.webp', lazy)))).toEqual([]);
    expect(findingsOf(firstImageLazy, page(image('/logo.webp', { ...lazy, width: '80' }), image('/b.webp')))).toEqual([]);
    expect(findingsOf(firstImageLazy, page(image('/a.webp', { ...lazy, width: null })))).toEqual([]);
    expect(findingsOf(firstImageLazy, page())).toEqual([]);
  });

  it('shows the image', () => {
    expect(findingOf(firstImageLazy, page(image('/a.webp', lazy))).evidence.snippet).toBe('https://example.com/a.webp');
  });
});
