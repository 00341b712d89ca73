import { decoded } from '#text/address.ts';
import { isNoise } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { type PageReading, pathOf, type Reading } from '../read-site.ts';

/** Anchors of a page and of the whole site that are named. Design defaults. */
const MOST_OF_PAGE = 16;
const MOST = 60;
/** Anchors that lead nowhere in particular. */
const NOWHERE = new Set(['', 'top', 'content', 'main', 'home', 'menu', 'navigation', 'skip', 'footer', 'header']);
/** Parts of the names of elements that a link only moves or opens. */
const CONTROLS = ['carousel', 'modal', 'collapse', 'accordion', 'slide'];

const isControl = (id: string) => NOWHERE.has(id.toLowerCase()) || CONTROLS.some((name) => id.toLowerCase().includes(name));

/** A part of a page that links lead to, by its id, with the label of such a link; '' where none has one. */
export type PageAnchor = { path: string; id: string; label: string };

/**
 * The parts of pages that links of the site lead to: bookmarks, ads and other sites may lead there, too, so that the new site keeps their ids. What
 * no element of today's page is called is no part of it.
 */
export function linkedAnchors({
  pages,
  site,
}: {
  pages: readonly Pick<PageReading, 'path' | 'page'>[];
  site: Pick<Reading['site'], 'host'>;
}): PageAnchor[] {
  const idsOf = new Map(pages.map(({ path, page }) => [path, page.ids]));
  const found = new Map<string, PageAnchor>();
  const used = new Map<string, number>();
  for (const { page } of pages)
    for (const { rawHref, text, internal, hidden } of page.links) {
      if (hidden || !internal || !rawHref.includes('#')) continue;
      const address = URL.parse(rawHref.trim(), page.url);
      const id = address?.hash.slice(1) ?? '';
      const path = address ? pathOf(address.href.slice(0, address.href.length - address.hash.length), site.host) : '';
      const count = used.get(path) ?? 0;
      if (
        !idsOf.has(path) ||
        idsOf.get(path)?.includes(decoded(id)) === false ||
        isControl(id) ||
        found.has(`${path}#${id}`) ||
        count === MOST_OF_PAGE ||
        found.size === MOST
      )
        continue;
      const label = foldText(text);
      used.set(path, count + 1);
      found.set(`${path}#${id}`, { path, id, label: isNoise(label) ? '' : label });
    }
  return [...found.values()];
}
