import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureImage } from '../measure-image.ts';
import { createImageShrinker } from './image-shrinker.ts';

/** An image of noise: its files are as large as those of photos. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
const bytesOf = async (image: ReturnType<typeof noise>) => new Uint8Array(await image.toBuffer());

describe('the image shrinker', () => {
  const shrinker = createImageShrinker();
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sitebrief-shrink-'));
  });
  afterAll(async () => {
    shrinker.close();
    await rm(folder, { recursive: true });
  });

  it('makes a photo smaller, at the widths that pages need', async () => {
    const photo = await bytesOf(noise(2_400, 1_200).jpeg({ quality: 90 }));
    const shrunk = await shrinker.shrink(photo);
    expect(shrunk?.size).toEqual({ width: 1_600, height: 800 });
    expect(shrunk?.smaller.map(({ size }) => size.width)).toEqual([960, 480]);
    for (const { bytes, size } of [shrunk, ...(shrunk?.smaller ?? [])].filter((file) => file != null))
      expect(measureImage(bytes)).toEqual(size);
    expect(shrunk?.bytes.length).toBeLessThan(photo.length / 2);
  });

  it('turns a photo as its camera says, and leaves its place and date out', async () => {
    const photo = await bytesOf(
      noise(1_200, 800)
        .withExif({ IFD0: { Copyright: 'Mill' } })
        .withMetadata({ orientation: 6 })
        .jpeg(),
    );
    const shrunk = await shrinker.shrink(photo);
    expect(shrunk?.size).toEqual({ width: 800, height: 1_200 });
    expect((await sharp(shrunk?.bytes).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a small file', async () => bytesOf(noise(90, 60).png())],
    [
      'a drawing',
      async () => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${' '.repeat(40_000)}</svg>`),
    ],
    ['an animation', async () => Uint8Array.from([...Buffer.from('GIF89a'), 132, 3, 132, 3, ...new Uint8Array(50_000)])],
    ['a file that is cut off', async () => (await bytesOf(noise(1_800, 900).png())).subarray(0, 60_000)],
    [
      'a file that unfolds to 64 megapixels',
      async () => bytesOf(sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#888' } }).png()),
    ],
    ['no image', async () => new Uint8Array(50_000).fill(65)],
  ])('leaves %s as it is', async (_, make) => {
    expect(await shrinker.shrink(await make())).toBeNull();
    expect(shrinker.isAble()).toBe(true);
  });

  it('re-encodes a logo to fit a box, as PNG and without what its file says', async () => {
    const logo = await bytesOf(
      noise(900, 300)
        .withExif({ IFD0: { Copyright: 'Mill' } })
        .jpeg(),
    );
    const drawn = await shrinker.fit(logo, { width: 400, height: 400, isCropped: false });
    expect(drawn?.size).toEqual({ width: 400, height: 133 });
    const { format, exif } = await sharp(drawn?.bytes).metadata();
    expect([format, exif]).toEqual(['png', undefined]);
  });

  it('fills a box from the top, as JPEG', async () => {
    const shot = await bytesOf(noise(1_440, 3_000).png());
    const drawn = await shrinker.fit(shot, { width: 720, height: 450, isCropped: true });
    expect([drawn?.size, (await sharp(drawn?.bytes).metadata()).format]).toEqual([{ width: 720, height: 450 }, 'jpeg']);
  });

  it.each([
    ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><script/></svg>')],
    ['a page', new TextEncoder().encode('<!doctype html><title>GIF89a</title><p>This is a page and no image.</p>')],
    ['nothing', new Uint8Array()],
  ])('refuses %s', async (_, bytes) => {
    expect(await shrinker.fit(bytes, { width: 400, height: 400, isCropped: false })).toBeNull();
  });

  it('ends a process that takes too long', async () => {
    const file = join(folder, 'endless.mjs');
    writeFileSync(file, `process.on('message', () => {});`);
    const endless = createImageShrinker({ file, timeoutMs: 50 });
    expect(await endless.shrink(Uint8Array.of(1))).toBeNull();
    expect(endless.isAble()).toBe(true);
  });

  it('starts another process for the next image where one ends', async () => {
    const file = join(folder, 'process.mjs');
    writeFileSync(
      file,
      `process.on('message', ([first]) => first === 1 ? process.exit(1) : process.send({ isAble: false, image: null }));`,
    );
    const broken = createImageShrinker({ file });
    await Promise.all([1, 2].map((first) => broken.shrink(Uint8Array.of(first))));
    expect(broken.isAble()).toBe(false);
    broken.close();
  });

  it('asks once where the system has no files for it', async () => {
    const file = join(folder, 'unable.mjs');
    writeFileSync(file, `process.on('message', () => process.send({ isAble: false, image: null }));`);
    const unable = createImageShrinker({ file });
    expect(await unable.shrink(Uint8Array.of(1))).toBeNull();
    expect(unable.isAble()).toBe(false);
    unable.close();
    writeFileSync(file, 'process.exit(1)');
    expect(await unable.shrink(Uint8Array.of(1))).toBeNull();
  });
});
