import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, image, testPage } from '#testing/audit-page.ts';
import { altIsFileName } from './alt-is-file-name.ts';

const page = (alt: string | null, more = {}) => testPage({ images: [image('/a.png', { alt, ...more })] });

describe('alt-is-file-name', () => {
  it.each([null, '', 'A loaf', 'Image of a loaf', 'How to open .png files'])('passes %j', (alt) => {
    expect(findingsOf(altIsFileName, page(alt))).toEqual([]);
  });

  it.each(['loaf.JPG', 'IMG_20240101', 'DSC-0042', 'image', ' logo.svg '])('flags %j and shows it', (alt) => {
    expect(findingOf(altIsFileName, page(alt)).evidence.snippet).toBe(`alt="${alt}"`);
  });

  it('leaves out hidden images', () => {
    expect(findingsOf(altIsFileName, page('a.png', { hidden: true }))).toEqual([]);
  });
});
