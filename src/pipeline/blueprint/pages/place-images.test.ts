import { describe, expect, it } from 'vitest';
import { draftPage, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../../strategy/build-strategy.ts';
import type { ImageSize } from '../blueprint.ts';
import { drawBlueprint } from '../draw-blueprint.ts';

const SRC = 'https://shop.example/img/oven.jpg';
const PHOTO = { width: 1_000, height: 700 };

/** The drawing of a home page with an image behind its opening. */
function draw(size: ImageSize | null | undefined, { src = SRC, region = 'main' as 'main' | 'footer', pages = 1 } = {}) {
  const outline: [string, string][] = [
    ['h1', 'Our bread'],
    ['p', 'We bake bread every morning in our own mill.'],
  ];
  const backgrounds = [{ src, selector: 'main', region, hidden: false }];
  const input = thinInput();
  const paths = ['/', '/mill', '/shop', '/about'].slice(0, pages);
  const site = {
    ...input.site,
    pages: paths.map((path) => ({ ...draftPage({ path, type: path === '/' ? 'home' : 'other', outline }), backgrounds })),
  };
  const strategy = buildStrategy({ ...input, site });
  const imageSizes = size === undefined ? new Map() : new Map([[src, size]]);
  const { images, pages: drawn } = drawBlueprint({ site, strategy, profile: input.profile, imageSizes });
  return { images, layout: drawn[0]?.sections[0]?.layout };
}

describe('photos behind the content of a page', () => {
  it('are drawn next to the words', () => {
    expect(draw(PHOTO)).toEqual({ images: [SRC], layout: 'hero-split' });
  });

  it('are asked for before their size is known', () => {
    expect(draw(undefined).images).toEqual([SRC]);
  });

  it.each([
    ['that is small', draw({ width: 200, height: 200 })],
    ['that is a line', draw({ width: 2_000, height: 320 })],
    ['that is a drawing', draw(PHOTO, { src: 'https://shop.example/img/wave.svg' })],
    ['that is a shape', draw(PHOTO, { src: 'https://shop.example/img/shape.png' })],
    ['of the footer', draw(PHOTO, { region: 'footer' })],
    ['that many pages have', draw(PHOTO, { pages: 3 })],
    ['that can not be loaded', draw(null)],
  ])('are left out where an image is one %s', (_, { images, layout }) => {
    expect(images).toEqual([]);
    expect(layout).not.toBe('hero-split');
  });
});
