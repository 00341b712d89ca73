import { defineAudit } from '../define-audit.ts';

export const missingFavicon = defineAudit({
  id: 'missing-favicon',
  category: 'seo',
  severity: 'low',
  weight: 1,
  effort: 'small',
  scope: 'site',
  title: 'The site has an icon',
  problem: 'The home page names no icon',
  why: 'The icon stands beside the name in search results, tabs and bookmarks.',
  fix: 'Add <link rel="icon"> with a square picture of at least 48 pixels to the head.',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  check: (site) => {
    if (site.brand.favicon !== null || site.pages.some((page) => page.resources.some(({ kind }) => kind === 'icon'))) return null;
    return { lookedIn: `head of the ${site.pages.length} pages that were read: no link rel="icon"` };
  },
});
