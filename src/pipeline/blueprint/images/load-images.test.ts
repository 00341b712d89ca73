import { expect, it } from 'vitest';
import { fixtureEgress } from '#testing/fixture-egress.ts';
import { createImageLoader, IMAGE_LIMITS, loadImages } from './load-images.ts';

const png = Uint8Array.from([0x89, ...Buffer.from('PNG\r\n\x1a\n\0\0\0\rIHDR'), 0, 0, 4, 0, 0, 0, 2, 0, 8, 6, 0, 0]);
const url = (name: string) => `https://mill.test/${name}`;
const signal = new AbortController().signal;

it('measures images, and takes nothing else for one', async () => {
  const egress = fixtureEgress({
    [url('oven.png')]: { body: png, headers: { 'content-type': 'text/plain' } },
    [url('page')]: { body: '<!doctype html><svg width="90" height="90"></svg>', headers: { 'content-type': 'text/html' } },
    [url('slow.png')]: { fails: 'mill.test did not finish its answer.' },
  });
  const images = await loadImages([url('oven.png'), url('page'), url('slow.png'), url('gone.png')], { egress, signal });
  expect(images.get(url('oven.png'))).toMatchObject({ size: { width: 1024, height: 512 }, extension: 'png' });
  expect([url('page'), url('slow.png'), url('gone.png')].map((name) => images.get(name))).toEqual([null, null, null]);
});

it('stops at its limits', async () => {
  const names = ['1.png', '2.png', '3.png', '4.png'].map(url);
  const egress = fixtureEgress(Object.fromEntries(names.map((name) => [name, { body: png }])));
  const few = await loadImages(names, { egress, signal, limits: { ...IMAGE_LIMITS, files: 2 } });
  expect([...few.keys()]).toEqual(names.slice(0, 2));
  const small = await loadImages(names, { egress, signal, limits: { ...IMAGE_LIMITS, bytesInAll: png.length, atOnce: 1 } });
  expect(small.size).toBe(1);
});

it('loads each image once while more are found, up to its limits', async () => {
  const names = ['1.png', '2.png', '3.png', '4.png'].map(url);
  const asked: string[] = [];
  const fixture = fixtureEgress(Object.fromEntries(names.map((name) => [name, { body: png }])));
  const egress = {
    fetch: (...request: Parameters<typeof fixture.fetch>) => {
      asked.push(request[0]);
      return fixture.fetch(...request);
    },
  };
  const loader = createImageLoader({ egress, signal, limits: { ...IMAGE_LIMITS, files: 3 } });
  loader.add(names.slice(0, 2));
  loader.add(names);
  expect([...(await loader.finish()).keys()]).toEqual(names.slice(0, 3));
  expect(asked).toEqual(names.slice(0, 3));
});

it('ends with the reason when it is aborted', async () => {
  const stop = new AbortController();
  const loader = createImageLoader({ egress: fixtureEgress({}), signal: stop.signal });
  loader.add([url('1.png')]);
  stop.abort(new Error('enough'));
  await expect(loader.finish()).rejects.toThrow('enough');
});
