import { withoutQuery } from '#text/address.ts';
import { isSameSite, urlKey } from '../../../crawl/url-key.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const canonical = defineCheck({
  id: 'canonical',
  area: 'addresses',
  title: 'Canonical links name the page itself',
  why: 'A canonical link to another page tells search engines to drop this one.',
  red: 'The canonical link of a page names another page of the new site, or a host that is neither the new one nor the old one.',
  check: ({ brief, now, map, pathOf }) => {
    const today = new Map(brief.site.pages.map((page) => [page.path, page.canonical ?? '']));
    // Where the site is published today; a preview may name these addresses already.
    const published = [brief.url, ...today.values()];
    const onNew = (url: string) => (published.some((other) => isSameSite(url, other)) ? map.toNew(new URL(url).pathname) : url);
    return now.site.pages.flatMap((page): Draft[] => {
      if (page.canonical === null) return [];
      const path = pathOf(page);
      const named = urlKey(onNew(page.canonical));
      const before = today.get(path) ?? '';
      // A page with parameters may name the page without them.
      const isOwn = [page.url, withoutQuery(page.url)].some((url) => named === urlKey(url));
      const isRight = isOwn || (before !== '' && named === urlKey(onNew(before)));
      const why = isRight ? 'It names the page itself.' : 'It names another page, so search engines drop this one.';
      return [{ status: isRight ? 'kept' : 'lost', page: path, element: 'link[rel="canonical"]', old: path, new: page.canonical, why }];
    });
  },
});
