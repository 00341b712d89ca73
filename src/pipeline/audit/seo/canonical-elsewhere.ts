import { defineAudit } from '../define-audit.ts';
import { addressKey } from '../site-pages.ts';
import { bareHost } from '../url-parts.ts';

export const canonicalElsewhere = defineAudit('seo/canonical-elsewhere', {
  severity: 'medium',
  weight: 2,
  title: 'Each page is its own canonical page',
  problem: 'The canonical URL points to another page of the site',
  why: 'Search engines may drop this page in favor of the other, even if their contents differ.',
  fix: "Set the canonical link to the page's own URL, unless this page is a copy of the other.",
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  applies: (page) => page.canonical !== null && URL.canParse(page.canonical) && bareHost(page.canonical) === bareHost(page.url),
  check: (page) =>
    pathKey(page.canonical ?? '') === pathKey(page.url)
      ? null
      : { selector: 'head > link[rel="canonical"]', snippet: page.canonical ?? '' },
});

/** Leaving out the query is the usual purpose of a canonical URL, so it is not compared. */
function pathKey(url: string): string {
  return addressKey(url).split('?')[0] ?? '';
}
