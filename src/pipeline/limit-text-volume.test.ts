import { describe, expect, it } from 'vitest';
import { testPage, testSite } from '#testing/audit-page.ts';
import { limitTextVolume } from './limit-text-volume.ts';

const pageOf = (path: string, wordCount: number) =>
  testPage({
    url: `https://example.com${path}`,
    path,
    wordCount,
    blocks: [{ tag: 'p', text: path, selector: 'p', region: 'main', hidden: false }],
  });

describe('limitTextVolume', () => {
  it('hands an ordinary site on as it is', () => {
    const site = testSite(Array.from({ length: 130 }, (_, at) => pageOf(`/${at}`, 900)));
    expect(limitTextVolume(site)).toBe(site);
  });

  it('only lists the pages after the first 120,000 words', () => {
    const site = testSite(['/', '/a', '/b', '/c'].map((path) => pageOf(path, 100_000)));
    const studied = limitTextVolume(site);
    expect(studied.pages.map(({ path, wordCount, blocks }) => [path, wordCount, blocks.length])).toEqual([
      ['/', 100_000, 1],
      ['/a', 100_000, 1],
      ['/b', 100_000, 0],
      ['/c', 100_000, 0],
    ]);
    expect(Object.keys(studied.pages[3] ?? {}).toSorted()).toEqual(
      Object.keys(site.pages[3] ?? {})
        .filter((name) => name !== 'axe')
        .toSorted(),
    );
  });

  it('leaves what is kept of a listed page alone', () => {
    const site = testSite([pageOf('/', 300_000), pageOf('/a', 10)]);
    const { blocks: _, ...kept } = limitTextVolume(site).pages[1] ?? pageOf('/none', 0);
    expect(kept).toMatchObject({ url: 'https://example.com/a', status: 200, wordCount: 10 });
  });
});
