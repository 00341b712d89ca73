import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { imageMissingDimensions } from './image-missing-dimensions.ts';

const page = (...images: ReturnType<typeof image>[]) => testPage({ images });

describe('image-missing-dimensions', () => {
  it('passes images with both and pages without images', () => {
    expect(findingsOf(imageMissingDimensions, page(image('/a.png')))).toEqual([]);
    expect(findingsOf(imageMissingDimensions, page())).toEqual([]);
  });

  it.each([{ width: null }, { height: null }, { width: null, height: null }])('flags %j', (missing) => {
    expect(findingsOf(imageMissingDimensions, page(image('/a.png', missing)))).toHaveLength(1);
  });

  it('leaves out hidden images', () => {
    expect(findingsOf(imageMissingDimensions, page(image('/a.png', { width: null, hidden: true })))).toEqual([]);
  });

  it('shows the URL and counts', () => {
    expect(findingOf(imageMissingDimensions, page(image('/a.png', { width: null }), image('/b.png'))).evidence).toMatchObject({
      snippet: 'https://example.com/a.png',
      count: 1,
      more: [],
    });
  });
});
