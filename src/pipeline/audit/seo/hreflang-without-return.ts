import { definePagesAudit } from '../define-audit.ts';
import { issuesOn } from '../evidence.ts';
import { addressKey } from '../site-pages.ts';

export const hreflangWithoutReturn = definePagesAudit('seo/hreflang-without-return', {
  applies: (page) => page.hreflang.length > 0,
  check: (pages, site) => {
    const read = new Map(site.pages.map((page) => [addressKey(page.url), page]));
    return issuesOn(pages, (page) => {
      const own = addressKey(page.url);
      return page.hreflang.flatMap(({ lang, url }) => {
        const other = read.get(addressKey(url));
        const silent = other && addressKey(other.url) !== own && !other.hreflang.some((back) => addressKey(back.url) === own);
        return silent ? [{ selector: `head > link[hreflang="${lang}"]`, snippet: `${lang}: ${url}` }] : [];
      });
    });
  },
});
