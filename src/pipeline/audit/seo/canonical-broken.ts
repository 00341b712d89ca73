import { definePagesAudit } from '../define-audit.ts';
import { addressKey } from '../site-pages.ts';

export const canonicalBroken = definePagesAudit('seo/canonical-broken', {
  severity: 'high',
  title: 'Canonical URLs work',
  problem: 'The canonical URL does not work',
  why: 'The page points search engines to a URL that does not exist.',
  fix: 'Set the canonical link to the URL at which the page is available.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting',
  applies: (page) => page.canonical !== null,
  check: (pages, site) => {
    const broken = new Map(
      [...site.linkChecks, ...site.unread].flatMap(({ url, status }) =>
        status !== null && status >= 400 && status !== 429 ? [[addressKey(url), status] as const] : [],
      ),
    );
    return pages.flatMap((page) => {
      const status = broken.get(addressKey(page.canonical ?? ''));
      return status === undefined ? [] : [{ page, selector: 'head > link[rel="canonical"]', snippet: `${page.canonical} (${status})` }];
    });
  },
});
