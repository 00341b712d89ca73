import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { distinctBy } from '#text/words.ts';
import { definePagesAudit } from '../define-audit.ts';
import { issuesOn, visible } from '../evidence.ts';
import { withoutFragment } from '../url-parts.ts';

/** "Too many requests" is about the client, not about the linked page (RFC 6585, section 4). */
const TOO_MANY_REQUESTS = 429;

export const brokenInternalLink = definePagesAudit('seo/broken-internal-link', {
  check: (pages, site) => {
    const broken = brokenUrls(site);
    const silent = silentUrls(site);
    const issues = issuesOn(pages, (page) => {
      const cases = visible(page.links).flatMap(({ selector, href, internal, text }) => {
        const status = internal ? broken.get(withoutFragment(href)) : undefined;
        return status === undefined ? [] : [{ href, selector, snippet: `${href} (${status}) ${text}`.trim() }];
      });
      // The same dead URL linked ten times is one thing to fix.
      return distinctBy(cases, ({ href }) => href);
    });
    const leadsToSilence = (page: Page) => visible(page.links).some(({ href, internal }) => internal && silent.has(withoutFragment(href)));
    const others = pages.filter((page) => leadsToSilence(page) && !issues.some((issue) => issue.page === page));
    return [...issues, ...others.map((page) => ({ page, unchecked: 'Pages that it links to did not respond.' }))];
  },
});

/** Internal URLs that gave no answer at all: their links may work. */
function silentUrls(site: Site): Set<string> {
  return new Set(site.unread.filter(({ reason, status }) => reason === 'error' && status === null).map(({ url }) => withoutFragment(url)));
}

/** Internal URLs that returned status 400 or above, with the status. */
function brokenUrls(site: Site): Map<string, number> {
  const responses = [
    ...site.linkChecks,
    ...site.unread.map(({ url, status }) => ({ url, status: status ?? 0 })),
    ...site.pages.map((page) => ({ url: page.requestedUrl, status: page.status })),
  ];
  return new Map(
    responses
      .filter(({ status }) => status >= 400 && status !== TOO_MANY_REQUESTS)
      .map(({ url, status }) => [withoutFragment(url), status]),
  );
}
