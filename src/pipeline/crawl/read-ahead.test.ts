// What is read while the home page is still being rendered.
import { describe, expect, it } from 'vitest';
import type { StageProgress } from '#contracts/progress.ts';
import { type FixtureAnswer, fixtureClock, fixtureEgress, pageWith } from '#testing/fixture-egress.ts';
import { at, every, HOME, paths } from '#testing/shop-site.ts';
import { crawlSite, type OpenedHome } from './crawl-site.ts';
import type { Renderer, RenderOutcome } from './render/renderer.ts';

const PAGES = ['/about', '/services', '/pricing', '/contact', '/team'];
const SITE = { [HOME]: pageWith('Shop', PAGES), ...every(PAGES) };
const screenshot = { mediaType: 'image/jpeg' as const, bytes: Buffer.from(''), width: 1, height: 1 };

const shown = (html: string): RenderOutcome => ({
  ok: true,
  page: {
    ...{ url: HOME, status: 200, html, truncated: false, vitals: { lcpMs: 10, cls: 0, bytes: 1, requests: 1 } },
    ...{ axe: [], layout: null, styles: [], firstScreens: null },
    screenshots: { url: HOME, desktop: screenshot, fullPage: screenshot, mobile: screenshot },
  },
});

/** Crawls with a browser that shows `html` once `until` is true of the addresses requested so far. */
async function crawl(answers: Record<string, FixtureAnswer>, html: string, until: (asked: string[]) => boolean, isIdle = true) {
  const egress = fixtureEgress(answers);
  const homes: OpenedHome[] = [];
  const reports: StageProgress[] = [];
  const saved: number[] = [];
  const renderer: Renderer = {
    openSite: () => ({
      async render() {
        while (!until(egress.asked)) await new Promise(setImmediate);
        return shown(html);
      },
      close: async () => undefined,
    }),
    close: async () => undefined,
  };
  const site = await crawlSite(
    { url: HOME, schemeGiven: true, maxPages: 5 },
    {
      ...{ egress, renderer, clock: fixtureClock(), signal: new AbortController().signal },
      report: (progress) => void reports.push(progress),
      onHomePage: (home) => void homes.push(home),
      mayReadAhead: () => isIdle,
      saveScreenshots: async () => void saved.push(reports.filter(({ page }) => page).length),
    },
  );
  return { site, asked: egress.asked, homes, reports, saved };
}

const isRead = (path: string) => (asked: string[]) => asked.includes(at(path));
const once = (asked: string[]) => asked.filter((url) => !url.startsWith('HEAD ') && PAGES.includes(new URL(url).pathname));

describe('reading while the home page is rendered', () => {
  it('requests the pages meanwhile, each once, and tells each once', async () => {
    const { site, asked, reports } = await crawl(SITE, pageWith('Shop', PAGES), isRead('/contact'));
    expect(paths(site)).toEqual(['/', '/about', '/services', '/pricing', '/contact']);
    expect(once(asked)).toHaveLength(4);
    expect(reports.flatMap(({ page }) => page?.path ?? [])).toEqual(['/', '/about', '/services', '/pricing', '/contact']);
  });

  it('gives the same site however late the browser is', async () => {
    const early = await crawl(SITE, pageWith('Shop', PAGES), () => true);
    const late = await crawl(SITE, pageWith('Shop', PAGES), isRead('/contact'));
    expect(JSON.stringify(late.site)).toBe(JSON.stringify(early.site));
  });

  it('follows what only scripts link to, whatever was read before', async () => {
    const links = ['/contact', '/team', '/blog', '/faq'];
    const answers = { [HOME]: pageWith('Shop', ['~/blog', '~/faq']), ...every(links) };
    const html = pageWith('Shop', links);
    const early = await crawl(answers, html, () => true);
    const late = await crawl(answers, html, isRead('/blog'));
    expect(paths(early.site)).toContain('/team');
    expect(JSON.stringify(late.site)).toBe(JSON.stringify(early.site));
  });

  it('leaves the processor to the browser on a busy machine', async () => {
    let atRendering: string[] = [];
    let turns = 0;
    const { site } = await crawl(
      SITE,
      pageWith('Shop', PAGES),
      (asked) => {
        atRendering = [...asked];
        if (asked.includes(at('/sitemap.xml'))) turns += 1;
        return turns > 50;
      },
      false,
    );
    expect(once(atRendering)).toEqual([]);
    expect(paths(site)).toHaveLength(5);
  });

  it('waits where the site asks for pauses', async () => {
    const robots = { [at('/robots.txt')]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nCrawl-delay: 1' } };
    let atRendering: string[] = [];
    let turns = 0;
    await crawl({ ...SITE, ...robots }, pageWith('Shop', PAGES), (asked) => {
      atRendering = [...asked];
      if (asked.includes(at('/sitemap.xml'))) turns += 1;
      return turns > 50;
    });
    expect(once(atRendering)).toEqual([]);
  });

  it('shows the home page as served, then as rendered, and saves its screenshots before the other pages are done', async () => {
    const { homes, saved } = await crawl(SITE, pageWith('Shop', PAGES), () => true);
    expect(homes.map(({ isFinal, screenshotsFollow }) => [isFinal, screenshotsFollow])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(homes.map(({ page }) => page.vitals !== undefined)).toEqual([false, true]);
    expect(saved).toHaveLength(1);
    expect(saved[0]).toBeLessThan(5);
  });
});
