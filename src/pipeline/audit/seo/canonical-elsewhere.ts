import { defineAudit } from '../define-audit.ts';
import { addressKey } from '../site-pages.ts';
import { bareHost } from '../url-parts.ts';

export const canonicalElsewhere = defineAudit('seo/canonical-elsewhere', {
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
