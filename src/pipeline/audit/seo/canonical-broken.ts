import { definePagesAudit } from '../define-audit.ts';
import { addressKey } from '../site-pages.ts';

export const canonicalBroken = definePagesAudit('seo/canonical-broken', {
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
