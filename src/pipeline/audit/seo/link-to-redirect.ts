import { distinctBy } from '#text/words.ts';
import { definePagesAudit } from '../define-audit.ts';
import { issuesOn, visible } from '../evidence.ts';

export const linkToRedirect = definePagesAudit('seo/link-to-redirect', {
  check: (pages, site) => {
    const redirected = new Set([
      ...site.linkChecks.filter(({ status, redirects }) => redirects > 0 && status < 400).map(({ url }) => url),
      ...site.pages.filter((page) => page.redirects.length > 0 && page.status < 400).map((page) => page.requestedUrl),
    ]);
    return issuesOn(pages, (page) => {
      const links = visible(page.links).filter((link) => link.internal && redirected.has(link.href));
      return distinctBy(links, ({ href }) => href).map(({ selector, href }) => ({ selector, snippet: href }));
    });
  },
});
