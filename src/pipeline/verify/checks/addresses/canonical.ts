import { isSameSite, urlKey } from '../../../crawl/url-key.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const canonical = defineCheck({
  id: 'canonical',
  area: 'addresses',
  title: 'Canonical links name the page itself',
  why: 'A canonical link to another page tells search engines to drop this one.',
  red: 'The canonical link of a page names another page of the new site, or a host that is neither the new one nor the old one.',
  check: ({ brief, now, map, pathOf }) =>
    now.site.pages.flatMap((page): Draft[] => {
      if (page.canonical === null) return [];
      const path = pathOf(page);
      const isOld = isSameSite(page.canonical, brief.url);
      // A staging site may name the address it will be published at.
      const named = isOld ? map.toNew(new URL(page.canonical).pathname) : page.canonical;
      const isOwn = urlKey(named) === urlKey(page.url);
      const before = brief.site.pages.find((old) => old.path === path)?.canonical ?? '';
      const asBefore = before !== '' && isSameSite(before, brief.url) && urlKey(map.toNew(new URL(before).pathname)) === urlKey(named);
      const isRight = isOwn || asBefore;
      const why = isRight ? 'It names the page itself.' : 'It names another page, so search engines drop this one.';
      return [{ status: isRight ? 'kept' : 'lost', page: path, element: 'link[rel="canonical"]', old: path, new: page.canonical, why }];
    }),
});
