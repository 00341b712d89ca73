import { describe, expect, it } from 'vitest';
import type { LoadedImage } from '#pipeline/blueprint/images/load-images.ts';
import { createImageCache, type LoadImages } from './image-cache.ts';

const image = (bytes: number): LoadedImage => ({ bytes: new Uint8Array(bytes), size: { width: 4, height: 3 }, extension: 'png' });
const { signal } = new AbortController();

/** A loader that remembers what it was asked for. */
function loader(bytes = 10) {
  const asked: string[][] = [];
  const load: LoadImages = async (urls) => {
    asked.push([...urls]);
    return new Map(urls.map((url) => [url, url.includes('broken') ? null : image(bytes)]));
  };
  return { asked, load };
}

describe('the image cache', () => {
  it('loads each image once, also one that can not be shown', async () => {
    const { asked, load } = loader();
    const cache = createImageCache(load, signal);
    cache.request('site', ['a', 'broken']);
    expect(cache.isLoading('site')).toBe(true);
    await cache.loaded('site');
    cache.request('site', ['a', 'broken', 'b']);
    await cache.loaded('site');
    expect(asked).toEqual([['a', 'broken'], ['b']]);
    expect([...cache.of('site').keys()]).toEqual(['a', 'broken', 'b']);
    expect(cache.of('site').get('broken')).toBeNull();
  });

  it('keeps the sites apart, and drops the one that was looked at first when there is too much', async () => {
    const cache = createImageCache(loader(60).load, signal, 130);
    for (const site of ['one', 'two', 'three']) {
      cache.request(site, ['a']);
      await cache.loaded(site);
      if (site === 'two') cache.of('one');
    }
    expect(['one', 'two', 'three'].map((site) => cache.of(site).size)).toEqual([1, 0, 1]);
  });

  it('shows nothing and tries no more where loading fails as a whole', async () => {
    const cache = createImageCache(() => Promise.reject(new Error('closed')), signal);
    cache.request('site', ['a']);
    await cache.loaded('site');
    expect(cache.of('site').get('a')).toBeNull();
    expect(cache.isLoading('site')).toBe(false);
  });
});
