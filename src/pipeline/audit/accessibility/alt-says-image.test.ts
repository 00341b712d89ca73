import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { altSaysImage } from './alt-says-image.ts';

const page = (alt: string | null) => testPage({ images: [image('/a.png', { alt })] });

describe('alt-says-image', () => {
  it.each([null, '', 'A loaf', 'Image editor', 'Photographs on a wall'])('passes %j', (alt) => {
    expect(findingsOf(altSaysImage, page(alt))).toEqual([]);
  });

  it.each(['Image of a loaf', ' a photo of the mill', 'Foto von der Mühle'])('flags %j', (alt) => {
    expect(findingOf(altSaysImage, page(alt)).evidence.snippet).toBe(alt);
  });
});
