import { expect, it } from 'vitest';
import type { PageScreenshots } from '#contracts/screenshots.ts';
import { createPageScreenshots } from './page-screenshots.ts';
import type { Renderer, RenderOptions, RenderOutcome, SiteOptions } from './renderer.ts';

const SCREENS = { desktop: {}, mobile: {} } as PageScreenshots;
const page = (firstScreens: PageScreenshots | null) =>
  ({ ok: true, page: { url: 'https://shop.example/tea', firstScreens } }) as RenderOutcome;
const refused = (reason: Extract<RenderOutcome, { ok: false }>['reason'], detail = ''): RenderOutcome => ({ ok: false, reason, detail });

function browser(outcome: RenderOutcome) {
  const seen: { site?: SiteOptions; options?: RenderOptions | undefined; closed: number } = { closed: 0 };
  const renderer: Renderer = {
    openSite(site) {
      seen.site = site;
      return {
        render: async (_url, options) => {
          seen.options = options;
          return outcome;
        },
        close: async () => {
          seen.closed += 1;
        },
      };
    },
    close: async () => undefined,
  };
  const take = () => createPageScreenshots(renderer)('https://shop.example/tea', new AbortController().signal);
  return { seen, take };
}

it('opens the page in a browser that stays on its site, and closes it', async () => {
  const { seen, take } = browser(page(SCREENS));
  expect(await take()).toBe(SCREENS);
  expect(seen.options).toEqual({ firstScreens: true });
  expect(['https://www.shop.example/a', 'https://other.example/'].map((url) => seen.site?.isInternal(url))).toEqual([true, false]);
  expect(seen.closed).toBe(1);
});

it.each([
  [
    refused('left-site', 'its scripts redirect to another site'),
    'site-unreadable',
    'shop.example/tea could not be shown: its scripts redirect to another site.',
  ],
  [page(null), 'site-unreadable', 'shop.example/tea opened, but it did not hold still for a screenshot.'],
  [refused('no-browser'), 'unavailable', 'The browser of this server is busy. Please try again in a minute.'],
])('says why there are none', async (outcome, code, message) => {
  const { seen, take } = browser(outcome);
  await expect(take()).rejects.toMatchObject({ code, message });
  expect(seen.closed).toBe(1);
});
