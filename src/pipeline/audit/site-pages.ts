import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { isHidden, whyUnseen } from '../site-model/unseen.ts';
import { bareHost } from './url-parts.ts';

const HTML_ENDINGS = ['.html', '.htm'];
const INDEX_FILES = new Set(['index', 'default']);

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
  const names = parsed.pathname.split('/').filter((name) => name !== '');
  const isFolder = parsed.pathname.endsWith('/');
  const last = isFolder ? undefined : names.pop();
  const file =
    last && HTML_ENDINGS.reduce((name, ending) => (name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name), last);
  const isIndex = file !== last && INDEX_FILES.has(file?.toLowerCase() ?? '');
  return `${bareHost(url)}/${[...names, ...(file && !isIndex ? [file] : [])].join('/')}${parsed.search}`;
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
 * Why a page that was not found may exist, as a sentence; '' when the crawl ended because nothing was left to read and no page was
 * left out for a reason which hides its content. Dead links and copies hide nothing.
 */
export function whyNotReadInFull(site: Site): string {
  const hidden = site.unread.filter(isHidden).length;
  if (site.stopReason === 'all-read' && hidden === 0) return whyUnseen(site);
  return hidden === 0 ? 'Not all pages were read.' : `Not all pages were read; ${hidden} more ${hidden === 1 ? 'is' : 'are'} known.`;
}

const KEY_TYPES = new Set(['home', 'about', 'services', 'service', 'products', 'product', 'pricing', 'contact', 'booking', 'case-studies']);

/** Whether a page should be found by those who look for the business or what it offers. */
export function isKeyPage({ type }: Page): boolean {
  return KEY_TYPES.has(type);
}
