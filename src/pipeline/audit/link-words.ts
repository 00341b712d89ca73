import type { Page, PageType } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';

/**
 * True when the site has a page of one of these types, or any link whose name or URL has one of these words: then a
 * page of the kind exists, read or not.
 */
export function hasPageOrLink(site: Site, types: PageType[], words: RegExp): boolean {
  return site.pages.some((page) => types.includes(page.type) || words.test(page.title ?? '') || linksMatch(page, words));
}

function linksMatch(page: Page, words: RegExp): boolean {
  return page.links.some((link) => words.test(link.text) || words.test(pathWords(link.rawHref)));
}

function pathWords(href: string): string {
  return href.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[-_/.#+]+/g, ' ');
}
