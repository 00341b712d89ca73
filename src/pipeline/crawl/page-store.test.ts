import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { testPage, testSite } from '#testing/audit-page.ts';
import { assembleAnalysis } from '../assemble-analysis.ts';
import { auditSite } from '../audit/audit-site.ts';
import { buildProfile } from '../insight/build-profile.ts';
import { createPageStore } from './page-store.ts';

const URLS = ['/', '/about', '/contact', '/breads'].map((path) => `https://example.com${path}`);
const pagesRead = (): Page[] =>
  URLS.map((url, at) =>
    testPage({
      url,
      requestedUrl: url,
      path: new URL(url).pathname,
      title: at === 3 ? 'About “Harbour Lane” 🥖' : 'About us',
      blocks: Array.from({ length: 5 }, (_, block) => ({
        tag: 'p',
        text: `Paragraph ${at}.${block} of straße – naïve, 日本, 🥖 and a line\nend.`,
        selector: `main > p:nth-of-type(${block + 1})`,
        region: 'main' as const,
        hidden: false,
      })),
    }),
  );

const packedFrom = (live: number) => {
  const store = createPageStore(URLS.length, live);
  return pagesRead().map((page) => store.keep(page));
};

describe('a page store', () => {
  it('leaves the first pages as they are', () => {
    const store = createPageStore(URLS.length, 1);
    const [first, second] = pagesRead();
    if (!first || !second) throw new Error('no pages');
    expect(store.keep(first)).toBe(first);
    expect(store.keep(second)).not.toBe(second);
  });

  it('keeps nothing of a page whose fields are on disk', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const store = createPageStore(URLS.length, 0);
    const blocks: WeakRef<object>[] = [];
    const kept = pagesRead().map((page) => {
      blocks.push(new WeakRef(page.blocks));
      return store.keep(page);
    });
    // A reference just made holds its target until the current job ends.
    await new Promise(setImmediate);
    collect();
    expect(blocks.map((reference) => reference.deref())).toEqual(kept.map(() => undefined));
  });

  it('leaves a small site in memory, and of a big one the first pages', () => {
    const kept = (maxPages: number) => {
      const store = createPageStore(maxPages);
      return Array.from({ length: maxPages }, (_, at) => testPage({ title: `Page ${at}`, bytes: 1_000 })).filter(
        (page) => store.keep(page) === page,
      ).length;
    };
    expect(kept(100)).toBe(100);
    expect(kept(1000)).toBe(20);
  });

  it('packs pages beyond what may stay in memory, however few they are', () => {
    const store = createPageStore(10);
    const isLive = (bytes: number) => {
      const page = testPage({ bytes });
      return store.keep(page) === page;
    };
    expect([9_000_000, 9_000_000, 5_000_000, 3_000_000].map(isLive)).toEqual([true, false, true, false]);
  });

  it('gives packed pages back fact by fact, names in the same order', () => {
    expect(JSON.stringify(packedFrom(0))).toBe(JSON.stringify(pagesRead()));
    expect(packedFrom(0)).toEqual(pagesRead());
  });

  it('lets a packed page be copied and changed like any other', () => {
    const [, about] = packedFrom(0);
    if (!about) throw new Error('no page');
    about.depth = 7;
    const copy = { ...about, title: 'New' };
    expect(copy).toEqual({ ...pagesRead()[1], depth: 7, title: 'New' });
    expect(structuredClone(about).blocks).toEqual(pagesRead()[1]?.blocks);
  });

  it('opens a fact once for who looks at one page', () => {
    const [first, second] = packedFrom(0);
    expect(first?.blocks).toBe(first?.blocks);
    expect(second?.blocks).not.toEqual(first?.blocks);
  });

  it('keeps more pages than are opened at once, in any order of looking', () => {
    const pages = packedFrom(0);
    const texts = [3, 0, 2, 1, 0, 3].map((at) => pages[at]?.blocks[0]?.text.slice(0, 13));
    expect(texts).toEqual(['Paragraph 3.0', 'Paragraph 0.0', 'Paragraph 2.0', 'Paragraph 1.0', 'Paragraph 0.0', 'Paragraph 3.0']);
  });

  it('changes nothing in the analysis of a site', () => {
    const analysisOf = (pages: Page[]) => {
      const crawl: Site = testSite(pages);
      const audit = auditSite(crawl);
      const profile = buildProfile({ site: crawl, audit });
      const competitors = { competitors: [], rejected: [], own: [], gaps: [], note: '', listDate: '' };
      return JSON.stringify([audit, assembleAnalysis({ crawl, audit, profile, competitors } as never)]);
    };
    expect(analysisOf(packedFrom(0))).toBe(analysisOf(pagesRead()));
    expect(analysisOf(packedFrom(2))).toBe(analysisOf(pagesRead()));
  });
});
