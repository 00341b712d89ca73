import { expect, it } from 'vitest';
import { measureImage } from './measure-image.ts';

/** Bytes from numbers and texts, filled up with zeros. */
function bytesOf(...parts: (string | number[])[]): Uint8Array {
  const bytes = parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part));
  return Uint8Array.from([...bytes, ...Array.from({ length: 40 }, () => 0)]);
}

it.each([
  ['PNG', bytesOf([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 4, 0, 0, 0, 2, 0]), 1024, 512],
  ['GIF', bytesOf('GIF89a', [0x40, 1, 0xf0, 0]), 320, 240],
  ['JPEG behind another segment', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 17, 8, 2, 0x58, 3, 0x20]), 800, 600],
  ['lossy WebP', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x20, 3, 0x58, 2]), 800, 600],
  ['extended WebP', bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]), 800, 600],
  ['SVG by its view box', bytesOf('<svg xmlns="x" viewBox="0 0 120 60">'), 120, 60],
  ['SVG by its size', bytesOf('<svg width="300px" height="200" viewBox="0 0 3 2">'), 300, 200],
])('measures %s', (_, bytes, width, height) => {
  expect(measureImage(bytes)).toEqual({ width, height });
});

it.each([
  ['a page', bytesOf('<!doctype html><title>404</title>')],
  ['a cut file', Uint8Array.from([0xff, 0xd8, 0xff])],
  ['a file of nothing', new Uint8Array(200)],
  ['an endless JPEG', Uint8Array.from([0xff, 0xd8, ...Array.from({ length: 60 }, () => 0xff)])],
])('does not take %s for an image', (_, bytes) => {
  expect(measureImage(bytes)).toBeNull();
});
