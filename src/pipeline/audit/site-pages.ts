import type { Page } from '#contracts/page.ts';
import type { Site, UnreadPage } from '#contracts/site.ts';

/** The page that stands for the site: the one that answered as home, else the first of type home, else the first read. */
export function homePageOf(site: Site): Page | undefined {
  const answered = site.pages.filter((page) => page.status < 400);
  return answered.find((page) => page.url === site.url) ?? answered.find((page) => page.type === 'home') ?? answered[0];
}

/**
 * One key for the URLs under which hosts usually answer with the same file: host without `www.`, path without
 * `index.html`, `.html` and closing slash, query kept, fragment dropped.
 */
export function addressKey(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const { host, pathname, search } = parsed;
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/(index|default)\.html?$/i, '/')
    .replace(/\.html?$/i, '')
    .replace(/\/+$/, '');
  return `${host.replace(/^www\./, '')}${path || '/'}${search}`;
}

/**
 * Groups pages of different URL by a key, '' standing for "not comparable"; groups of one are left out.
 * Order: as the pages were read.
 */
export function groupsBy(pages: Page[], keyOf: (page: Page) => string): Page[][] {
  const groups = Map.groupBy(pages, keyOf);
  groups.delete('');
  return [...groups.values()].filter((group) => new Set(group.map((page) => addressKey(page.url))).size > 1);
}

/**
 * True when the crawl ended because nothing was left to read, so that a missing page may be called missing. Pages that
 * were left out for a reason which hides their content make it false; dead links and copies do not.
 */
export function isReadInFull(site: Site): boolean {
  const isHidden = (page: UnreadPage) => UNSEEN.has(page.reason) || (page.reason === 'error' && (page.status ?? 500) >= 500);
  return site.stopReason === 'all-read' && !site.unread.some(isHidden);
}

const UNSEEN = new Set<UnreadPage['reason']>(['robots', 'time', 'limit', 'login', 'too-large']);
