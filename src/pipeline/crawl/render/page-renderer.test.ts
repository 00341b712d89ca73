import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { crawlFixture, pageWith } from '#testing/fixture-egress.ts';
import { createExtractor } from '../extraction-worker.ts';
import { createPageRenderer, type RenderMode } from './page-renderer.ts';
import type { Renderer, RenderOutcome } from './renderer.ts';

const HOME = 'https://shop.example/';
const WHOLE = pageWith('Shop', ['/about', '/contact'], '<script src="/a.js"></script>').replace(
  'All about',
  'All the many words '.repeat(40),
);
const FRAME = '<!doctype html><title>Shop</title><div id="root"></div><script src="/a.js"></script>';

async function page(html: string): Promise<Page> {
  const { site } = await crawlFixture({ [HOME]: html });
  const [first] = site.pages;
  if (!first) throw new Error('no page');
  return first;
}

const screenshot = { mediaType: 'image/jpeg' as const, bytes: Buffer.from(''), width: 1, height: 1 };
const SCREENSHOTS = { url: HOME, desktop: screenshot, fullPage: screenshot, mobile: screenshot };

/** A renderer that answers with what `answers` holds; it notes what it was asked for. */
function answering(answers: RenderOutcome[]): Renderer & { asked: string[]; closed: () => boolean } {
  const asked: string[] = [];
  let closed = false;
  return {
    asked,
    closed: () => closed,
    openSite: () => ({
      async render(url) {
        asked.push(url);
        return answers.shift() ?? { ok: false, reason: 'crashed', detail: 'nothing left' };
      },
      async close() {
        closed = true;
      },
    }),
    close: async () => undefined,
  };
}
const rendered = (html: string, url = HOME): RenderOutcome => ({
  ok: true,
  page: {
    url,
    status: 200,
    html,
    truncated: false,
    vitals: { lcpMs: 10, cls: 0, bytes: 1, requests: 1 },
    axe: [],
    layout: null,
    styles: [],
    screenshots: SCREENSHOTS,
    firstScreens: null,
  },
});
function rendererWith(answers: RenderOutcome[], mode: RenderMode = 'auto', hasTime = true) {
  const renderer = answering(answers);
  return {
    renderer,
    pages: createPageRenderer({
      mode,
      renderer,
      extractor: createExtractor(),
      signal: new AbortController().signal,
      hasTime: () => hasTime,
    }),
  };
}

describe('createPageRenderer', () => {
  it('renders the home page and what is thin, nothing else, where scripts add little', async () => {
    const { renderer, pages } = rendererWith([rendered(WHOLE), rendered(WHOLE)]);
    await pages.home(await page(WHOLE));
    await pages.page({ ...(await page(WHOLE)), url: `${HOME}whole` });
    const thin = await pages.page({ ...(await page(FRAME)), url: `${HOME}thin` });
    expect(renderer.asked).toEqual([HOME, `${HOME}thin`]);
    expect(thin).toMatchObject({ mode: 'rendered', axe: [], vitals: { lcpMs: 10 } });
    expect(pages.summary()).toEqual({ mode: 'browser', note: '2 pages were also opened in a browser, with scripts.' });
    await pages.close();
    expect(renderer.closed()).toBe(true);
  });

  it('renders every page of a site whose home page needs its scripts', async () => {
    const { renderer, pages } = rendererWith([rendered(WHOLE), rendered(WHOLE)]);
    const home = await pages.home(await page(FRAME));
    expect(home.html).toBe(WHOLE);
    await pages.page({ ...(await page(WHOLE)), url: `${HOME}whole` });
    expect(renderer.asked).toEqual([HOME, `${HOME}whole`]);
  });

  it('renders every page when asked to, and none when there is no time', async () => {
    const always = rendererWith([rendered(WHOLE), rendered(WHOLE)], 'always');
    await always.pages.home(await page(WHOLE));
    await always.pages.page(await page(WHOLE));
    expect(always.renderer.asked).toHaveLength(2);
    const late = rendererWith([rendered(WHOLE), rendered(WHOLE)], 'always', false);
    await late.pages.home(await page(WHOLE));
    await late.pages.page(await page(WHOLE));
    expect(late.renderer.asked).toHaveLength(1);
    expect(late.pages.summary().note).toContain('One page was not rendered: the time for this site was over.');
  });

  it.each(['never', 'always'] as const)('hands pages back as they are without a browser (%s)', async (mode) => {
    const pages = createPageRenderer({
      mode,
      renderer: null,
      extractor: createExtractor(),
      signal: new AbortController().signal,
      hasTime: () => true,
    });
    const raw = await page(FRAME);
    expect(await pages.home(raw)).toEqual({ page: raw, html: null, styles: [], screenshots: null });
    expect(pages.summary().mode).toBe('static');
    expect(pages.summary().note.includes('there is no browser')).toBe(mode === 'always');
  });

  it('keeps the page as served when it could not be rendered, and says why', async () => {
    const { pages } = rendererWith([{ ok: false, reason: 'time', detail: 'it took too long to load in the browser' }]);
    const raw = await page(FRAME);
    expect((await pages.home(raw)).page).toEqual(raw);
    expect(pages.summary().note).toBe(
      'Pages were read as served; their scripts were not run. Reason: it took too long to load in the browser.',
    );
  });

  it.each([
    ['bytes', { bytes: 2_000_001 }],
    ['elements', { elementCount: 25_001 }],
  ])('does not open a browser for a page of too many %s, and says why', async (_, size) => {
    const { renderer, pages } = rendererWith([rendered(WHOLE)]);
    const raw = { ...(await page(FRAME)), ...size };
    expect((await pages.home(raw)).page).toEqual(raw);
    expect(renderer.asked).toEqual([]);
    expect(pages.summary()).toEqual({
      mode: 'static',
      note: 'Pages were read as served; their scripts were not run. Reason: it is larger than 2 MB or has more than 25,000 elements.',
    });
    await pages.page(await page(FRAME));
    expect(renderer.asked).toHaveLength(1);
  });

  it('says what could not be checked or taken, and hands on no check that did not run', async () => {
    const outcome = rendered(WHOLE);
    if (outcome.ok) Object.assign(outcome.page, { axe: null, screenshots: null });
    const { pages } = rendererWith([outcome]);
    const home = await pages.home(await page(WHOLE));
    expect(home.page.axe).toBeUndefined();
    expect(pages.summary().note).toBe(
      'One page was also opened in a browser, with scripts. One page was not checked for accessibility there: it took too long. Screenshots of the home page could not be taken.',
    );
  });

  it('does not take the sign-in page that scripts lead to for the page', async () => {
    const { pages } = rendererWith([rendered(WHOLE, `${HOME}login`)]);
    const raw = await page(FRAME);
    expect((await pages.home(raw)).page).toEqual(raw);
  });
});
