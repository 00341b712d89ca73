import type { PageImage } from '#contracts/page.ts';
import type { Brief } from '#contracts/verification.ts';
import { siteText } from '../../prompt/site-text.ts';
import { contentImages } from '../../strategy/craft/sections.ts';
import { keptPaths } from '../../strategy/engineer/page-plan.ts';
import { editedPages } from './edited-pages.ts';

/** An image that the new site has to show. `path` is that of the old site. */
export type ExpectedImage = { path: string; image: Pick<PageImage, 'src' | 'alt'>; selector: string };

/** The images that the plan gives the sections of its pages, and those of pages that are taken over whole. */
export function expectedImages({ strategy, site }: Pick<Brief, 'strategy' | 'site'>): ExpectedImage[] {
  const edited = new Map(editedPages(strategy).map((page) => [page.path, page]));
  const kept = keptPaths(strategy.engineer.pagePlan);
  return site.pages
    .filter(({ path }) => kept.has(path))
    .flatMap((page) => {
      const own = edited.get(siteText(page.path));
      const planned = new Set(own?.sections.flatMap(({ images }) => images.map(({ url }) => url)) ?? []);
      return contentImages(page)
        .filter(({ src }) => own === undefined || planned.has(src))
        .map((image) => ({ path: page.path, image, selector: image.selector }));
    });
}
