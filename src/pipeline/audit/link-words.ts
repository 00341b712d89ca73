import type { Page, PageType } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { hasPageLabel, type PageLabel } from './page-labels.ts';
import { pathWords } from './url-parts.ts';

/**
 * True when the site has a page of one of these types, or any page title, link text or link URL with a term of this group of
 * `page-labels`: then a page of the kind exists, crawled or not.
 */
export function hasPageOrLink(site: Site, types: PageType[], group: PageLabel): boolean {
  const names = (text: string) => hasPageLabel(text, group);
  const hasLink = (page: Page) => page.links.some((link) => names(link.text) || names(pathWords(link.rawHref)));
  return site.pages.some((page) => types.includes(page.type) || names(page.title ?? '') || hasLink(page));
}
