import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { relativeSocialImage } from './relative-social-image.ts';

const page = (address: string) => testPage({ meta: { 'og:image': address } });

describe('relative-social-image', () => {
  it('passes full URLs and pages without one', () => {
    expect(findingsOf(relativeSocialImage, page('https://cdn.example.com/a.jpg'))).toEqual([]);
    expect(findingsOf(relativeSocialImage, page(' '))).toEqual([]);
    expect(findingsOf(relativeSocialImage, testPage({ meta: {} }))).toEqual([]);
  });

  it.each(['/a.jpg', 'a.jpg', '//cdn.example.com/a.jpg'])('flags %s', (url) => {
    expect(findingOf(relativeSocialImage, page(url)).evidence.snippet).toBe(url);
  });
});
