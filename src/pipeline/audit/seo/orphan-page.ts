import { definePagesAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';
import { addressKey } from '../site-pages.ts';

export const orphanPage = definePagesAudit('seo/orphan-page', {
  applies: (page) => page.foundIn === 'sitemap',
  check: (pages, site) => {
    if (pages.length === 0) return [];
    const linked = new Set(
      site.pages.flatMap((page) =>
        page.links.filter((link) => addressKey(link.href) !== addressKey(page.url)).map((link) => addressKey(link.href)),
      ),
    );
    return pages
      .filter((page) => page.depth === null && !linked.has(addressKey(page.url)) && !linked.has(addressKey(page.requestedUrl)))
      .map((page) => ({ page, lookedIn: `links of ${crawledPages(site)}; listed only in the sitemap`, ...ifSiteSeen(site) }));
  },
});
