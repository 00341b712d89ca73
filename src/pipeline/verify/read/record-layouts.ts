import type { Renderer } from '../../crawl/render/renderer.ts';
import { urlKey } from '../../crawl/url-key.ts';
import type { LayoutProbe } from '../new-site.ts';

/** Phone, tablet and desktop, and one that nobody designs for. Pixels. */
export const WIDTHS = [360, 768, 1_440, 541] as const;

type Layout = Omit<LayoutProbe, 'path'>;

/** The same renderer, which also measures every page it opens; `layoutOf` tells what it saw of a URL. */
export function recordLayouts(renderer: Renderer): { renderer: Renderer; layoutOf(url: string): Layout | undefined } {
  const layouts = new Map<string | null, Layout>();
  return {
    layoutOf: (url) => layouts.get(urlKey(url)),
    renderer: {
      ...renderer,
      openSite(options) {
        const site = renderer.openSite(options);
        return {
          ...site,
          async render(url, how) {
            const outcome = await site.render(url, { ...how, widths: WIDTHS });
            if (outcome.ok && outcome.page.layout) layouts.set(urlKey(url), { widths: [...WIDTHS], ...outcome.page.layout });
            return outcome;
          },
        };
      },
    },
  };
}
