import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';

export const missingFavicon = defineSiteAudit('seo/missing-favicon', {
  check: (site) => {
    if (site.brand.favicon !== null || site.pages.some((page) => page.resources.some(({ kind }) => kind === 'icon'))) return null;
    return { lookedIn: `head of ${crawledPages(site)}: no link rel="icon"`, ...ifSiteSeen(site) };
  },
});
