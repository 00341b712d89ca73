import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { oldImageFormats } from './old-image-formats.ts';

const page = (count: number, name: string, more = {}) => testPage({ images: Array.from({ length: count }, () => image(name, more)) });

describe('old-image-formats', () => {
  it('passes modern formats, few old ones, and several sizes', () => {
    for (const subject of [
      page(9, '/a.avif'),
      page(3, '/a.jpg'),
      page(9, '/a.jpg', { srcset: true }),
      page(9, '/image?id=7'),
      page(0, '/a.jpg'),
    ])
      expect(findingsOf(oldImageFormats, subject)).toEqual([]);
  });

  it('counts them', () => {
    expect(findingOf(oldImageFormats, page(4, '/a.PNG?v=2')).evidence).toMatchObject({
      snippet: 'https://example.com/a.PNG?v=2',
      count: 4,
    });
  });
});
