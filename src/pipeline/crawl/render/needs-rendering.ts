import type { Page, PageResource } from '#contracts/page.ts';
import type { RenderedDifference } from '#contracts/rendered-page.ts';
import { isSameSite } from '../url-key.ts';

/** With fewer words the content of a business page probably comes with its scripts. */
const THIN_WORDS = 80;
/** Share of words added by scripts above which the rendered page is used. */
const MUCH_ADDED = 0.5;
/** Characters of writing scripts beyond those of the home page from which a page has one of its own. Set by hand. */
const OWN_SCRIPT_LENGTH = 2_000;
/** Words that a banner, a counter or a widget adds to any page. */
const INCIDENTAL_WORDS = 30;

/** What is opened in a browser at most: there an element takes about 3 kB in three processes. Long encyclopedia articles have 20,000. */
export const MAX_RENDERED_BYTES = 2_000_000;
export const MAX_RENDERED_ELEMENTS = 25_000;
/** Why a larger page is read as served, as a clause for people. */
export const TOO_LARGE = 'it is larger than 2 MB or has more than 25,000 elements';

/** Whether a page is too large to be opened in a browser. */
export function isTooLargeToRender({ bytes, elementCount }: Pick<Page, 'bytes' | 'elementCount'>): boolean {
  return bytes > MAX_RENDERED_BYTES || elementCount > MAX_RENDERED_ELEMENTS;
}

/** Whether the HTML as served is so thin that scripts probably add the rest. Pages without scripts are never thin. */
export function isThin(page: Page): boolean {
  return hasScripts(page) && (page.wordCount < THIN_WORDS || !hasInternalLink(page) || !hasHeading(page));
}

/** Whether the HTML as served holds next to nothing, so that its content must come with scripts: few words, or neither links nor headings. */
export function isEmptyWithoutScripts(page: Page): boolean {
  return hasScripts(page) && (page.wordCount < THIN_WORDS || !(hasInternalLink(page) || hasHeading(page)));
}

/** Whether a page has scripts. */
export function hasScripts({ resources }: Page): boolean {
  return resources.some(({ kind }) => kind === 'script');
}

/**
 * Whether a page has a script that the home page lacks and that may write text into it: one inline that does so, or a file of the site itself.
 * Price lists, calendars and news are often made that way, though the HTML around them has words enough.
 */
export function hasScriptsOfItsOwn(page: Page, home: Page): boolean {
  const known = new Set(home.resources.map(({ url }) => url));
  const isOwnFile = ({ kind, url }: PageResource) => kind === 'script' && !known.has(url) && isHandmade(url, home.url);
  return page.resources.some(isOwnFile) || writtenLength(page) > writtenLength(home) + OWN_SCRIPT_LENGTH;
}

const writtenLength = ({ resources }: Page) =>
  resources.reduce((sum, { inlineBytes, writesHtml }) => sum + (writesHtml ? inlineBytes : 0), 0);

/** Whether a script is a file written for this site, not one of a plugin or a bundle, which come with every kind of page. */
function isHandmade(address: string, homeUrl: string): boolean {
  const url = URL.parse(address);
  if (url === null || !isSameSite(address, homeUrl)) return false;
  const name = url.pathname.split('/').at(-1) ?? '';
  return !url.pathname.includes('/wp-') && !url.pathname.includes('/_') && /^[a-z][a-z-]*(?:\.min)?\.js$/i.test(name);
}

const hasInternalLink = ({ links }: Page) => links.some(({ internal, hidden }) => internal && !hidden);
const hasHeading = ({ headings }: Page) => headings.some(({ hidden }) => !hidden);

/** Whether scripts add a large share of the words. */
export function addsManyWords({ addedWords }: RenderedDifference, rawWords: number): boolean {
  return addedWords > INCIDENTAL_WORDS && addedWords > rawWords * MUCH_ADDED;
}

/** Whether a home page depends on scripts for content that belongs in the HTML: then every page of the site is rendered. */
export function needsScripts({ rendered, wordCount }: Page): boolean {
  return rendered !== null && (rendered.onlyRendered.length > 0 || addsManyWords(rendered, Math.max(0, wordCount - rendered.addedWords)));
}
