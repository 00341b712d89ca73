import type { Site } from '#contracts/site.ts';
import { definePagesAudit } from '../define-audit.ts';
import { isReadWhole, missingFromBody } from '../evidence.ts';
import { pathOf } from '../run-audit.ts';
import { addressKey, homePageOf } from '../site-pages.ts';

export const noWayHome = definePagesAudit('ux/no-way-home', {
  applies: (page, site) => isReadWhole(page) && page !== homePageOf(site),
  check: (pages, site) => {
    const home = homesOf(site);
    return pages
      .filter(
        (page) =>
          !page.links.some(
            (link) => link.internal && (home.has(addressKey(link.href)) || /^\/([a-z]{2}(-[a-z]{2})?\/?)?$/i.test(pathOf(link.href))),
          ),
      )
      .map((page) => ({ page, ...missingFromBody(page, 'link to the home page') }));
  },
});

function homesOf(site: Site): Set<string> {
  const home = homePageOf(site);
  return new Set([site.url, home?.url ?? site.url, home?.requestedUrl ?? site.url].map(addressKey));
}
