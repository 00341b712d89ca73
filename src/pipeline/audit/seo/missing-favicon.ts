import { defineSiteAudit } from '../define-audit.ts';
import { crawledPages, ifSiteSeen } from '../evidence.ts';

export const missingFavicon = defineSiteAudit('seo/missing-favicon', {
  severity: 'low',
  title: 'The site has a favicon',
  problem: 'The site has no favicon',
  why: 'The icon appears next to the name in search results, tabs and bookmarks.',
  fix: 'Add <link rel="icon"> with a square image of at least 48 pixels to the head.',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  check: (site) => {
    if (site.brand.favicon !== null || site.pages.some((page) => page.resources.some(({ kind }) => kind === 'icon'))) return null;
    return { lookedIn: `head of ${crawledPages(site)}: no link rel="icon"`, ...ifSiteSeen(site) };
  },
});
