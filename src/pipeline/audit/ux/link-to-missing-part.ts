import type { Page } from '#contracts/page.ts';
import { decoded } from '#text/address.ts';
import { definePagesAudit } from '../define-audit.ts';
import { issuesOn, visible } from '../evidence.ts';
import { withoutFragment } from '../url-parts.ts';

/** Links of a page to parts of other pages: the page's address, the id, and the link. */
function partLinks(page: Page) {
  return visible(page.links).flatMap(({ href, rawHref, internal, selector, text }) => {
    const [, fragment = ''] = rawHref.trim().split('#', 2);
    const target = withoutFragment(href);
    const isOther = internal && fragment !== '' && target !== withoutFragment(page.url);
    return isOther ? [{ target, id: decoded(fragment), selector, snippet: `${rawHref} ${text}`.trim() }] : [];
  });
}

/** Scripts make the ids of some pages: only where links to other parts of a page do arrive, one to a missing id is a slip. */
export const linkToMissingPart = definePagesAudit('ux/link-to-missing-part', {
  check: (pages, site) => {
    const ids = new Map(site.pages.flatMap((page) => (page.ids ? [[withoutFragment(page.url), new Set(page.ids)] as const] : [])));
    const links = new Map(pages.map((page) => [page, partLinks(page)]));
    const arrives = new Set([...links.values()].flat().flatMap(({ target, id }) => (ids.get(target)?.has(id) ? [target] : [])));
    return issuesOn(pages, (page) =>
      (links.get(page) ?? []).filter(({ target, id }) => arrives.has(target) && ids.get(target)?.has(id) === false),
    );
  },
});
