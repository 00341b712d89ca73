import type { Unseen } from '#contracts/insight.ts';
import type { Page, PageLink } from '#contracts/page.ts';
import type { Site, UnreadPage } from '#contracts/site.ts';
import { detectPageType } from '../crawl/page-type.ts';
import { hasScripts, isEmptyWithoutScripts } from '../crawl/render/needs-rendering.ts';

/** Why nothing is said of content that comes with scripts. */
export const NEEDS_SCRIPTS = 'The pages show their content only with scripts, and no browser ran them.';

/** Whether a page's content comes with scripts that did not run: what its HTML lacks may be there all the same. */
export function isUnseen(page: Page): boolean {
  return page.rendered === null && isEmptyWithoutScripts(page);
}

/** Whether an address has content that could not be read. A page that is not there (404, 410) hides nothing. */
export function isFailed({ reason, status }: UnreadPage): boolean {
  return reason === 'time' || reason === 'too-large' || (reason === 'error' && status !== 404 && status !== 410);
}

/**
 * Why something that was not found on a site may be there all the same, as a sentence; '' when the site was seen. It was not when the
 * home page or most pages need scripts that did not run, or when as many pages failed as were read.
 */
export function whyUnseen(site: Site): string {
  const { pages, unread } = site;
  const unseen = pages.filter(isUnseen);
  const isHomeUnseen = unseen.some(({ url, type }) => url === site.url || type === 'home');
  if (isHomeUnseen || unseen.length > pages.length / 2) return NEEDS_SCRIPTS;
  const failed = unread.filter(isFailed).length;
  return failed > 0 && failed >= pages.length ? `Only ${pages.length} of ${pages.length + failed} known pages could be read.` : '';
}

/** Whether an unread address has content that a missing thing may be in: not a dead link, a copy or a file. */
export function isHidden({ reason, status }: UnreadPage): boolean {
  return LEFT_OUT.has(reason) || (reason === 'error' && (status ?? 500) >= 500);
}

const LEFT_OUT = new Set<UnreadPage['reason']>(['robots', 'time', 'limit', 'login', 'too-large']);

/** The links of the home page to a contact or booking page that was not read (robots.txt, a limit): visitors reach the business there all the same. */
export function unreadContactLinks({ pages: [home], unread }: Site): PageLink[] {
  const hidden = new Set(unread.filter(isHidden).map(({ url }) => url));
  const leadsToContact = ({ href, text }: PageLink) => {
    const type = hidden.has(href) ? detectPageType(href, text) : null;
    return type === 'contact' || type === 'booking';
  };
  return (home?.links ?? []).filter((link) => !link.hidden && link.text !== '' && leadsToContact(link));
}

/** What of a site could not be looked at. */
export function unseenOf(site: Site): Unseen {
  const unread = site.unread.filter(isHidden).map(({ url }) => ({ path: new URL(url).pathname, type: detectPageType(url) }));
  const pages = [...site.pages.filter(isUnseen).map(({ path, type }) => ({ path, type })), ...unread];
  const firstOfType = [...Map.groupBy(pages, ({ type }) => type).values()].flatMap(([first]) => first ?? []);
  const withoutScripts = site.rendering.mode === 'static' && site.pages.some((page) => page.rendered === null && hasScripts(page));
  return { why: whyUnseen(site), pages: firstOfType, withoutScripts };
}
