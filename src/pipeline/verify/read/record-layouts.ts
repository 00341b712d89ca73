import { MAX_PAGES_WITH_SCREENSHOTS, type PageScreenshots } from '#contracts/screenshots.ts';
import type { Renderer, RenderOptions, RenderOutcome, SiteRenderer } from '../../crawl/render/renderer.ts';
import { urlKey } from '../../crawl/url-key.ts';
import type { LayoutProbe } from '../new-site.ts';

/** Phone, tablet and desktop, and one that nobody designs for. Pixels. */
export const WIDTHS = [360, 768, 1_440, 541] as const;

/** Pages of a site that are opened a second time, because the browser ran out of time before all was measured: it may only have been busy. */
const SECOND_LOOKS = 4;

type Layout = Omit<LayoutProbe, 'path'>;

/** What was recorded of the pages that were opened. */
export type PageRecorder = {
  renderer: Renderer;
  layoutOf(url: string): Layout | undefined;
  screensOf(url: string): PageScreenshots | undefined;
  /** Whether the browser showed the image at this URL. */
  hasLoaded(imageUrl: string): boolean;
};

/**
 * The same renderer, which also measures every page it opens and, with `takesScreens`, takes the first screens of the first 60. Both are
 * asked for by the URL of the page.
 */
export function recordLayouts(renderer: Renderer, { takesScreens = false } = {}): PageRecorder {
  const layouts = new Map<string | null, Layout>();
  const screens = new Map<string | null, PageScreenshots>();
  const images = new Set<string>();
  let looks = 0;
  const look = async (site: SiteRenderer, url: string, options: RenderOptions): Promise<RenderOutcome> => {
    const first = await site.render(url, options);
    if (lacks(first, options) === 0 || looks >= SECOND_LOOKS) return first;
    looks += 1;
    const second = await site.render(url, options);
    return lacks(second, options) < lacks(first, options) ? second : first;
  };
  return {
    layoutOf: (url) => layouts.get(urlKey(url)),
    screensOf: (url) => screens.get(urlKey(url)),
    hasLoaded: (url) => images.has(url),
    renderer: {
      ...renderer,
      openSite(options) {
        const site = renderer.openSite(options);
        return {
          ...site,
          async render(url, how) {
            const firstScreens = takesScreens && screens.size < MAX_PAGES_WITH_SCREENSHOTS;
            const outcome = await look(site, url, { ...how, widths: WIDTHS, firstScreens });
            if (outcome.ok && outcome.page.layout) {
              const { overflows, errors, loadedImages } = outcome.page.layout;
              layouts.set(urlKey(url), { widths: [...WIDTHS], overflows, errors });
              for (const image of loadedImages) images.add(image);
            }
            if (outcome.ok && outcome.page.firstScreens) screens.set(urlKey(url), outcome.page.firstScreens);
            return outcome;
          },
        };
      },
    },
  };
}

/** How many of the things that were asked for of a page it gave no time for. */
function lacks(outcome: RenderOutcome, { audit }: RenderOptions): number {
  if (!outcome.ok) return outcome.reason === 'time' ? 3 : 0;
  return Number(outcome.page.layout === null) + Number(audit === true && outcome.page.axe === null);
}
