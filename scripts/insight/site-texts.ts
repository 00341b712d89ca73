import type { PageLink, PageType } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { foldText, foldWords } from '#text/normalize.ts';

/** What the pages of a site say, as the checker compares with it. All but `blocks` in compared form (see foldWords). */
export type SiteTexts = {
  /** Labels of links in menus, headers and footers. */
  menuLabels: ReadonlySet<string>;
  /** Those that lead to pages about the business, its news or its contact details. */
  plainPages: ReadonlySet<string>;
  /** All visible texts in one string. */
  visible: string;
  /** Texts that visitors do not see. */
  hidden: ReadonlySet<string>;
  /** Visible texts, head data included, white space folded. */
  blocks: readonly string[];
  /** Single words of the visible texts. */
  words: ReadonlySet<string>;
  /** Single words of titles, headings and links: how the site spells names. */
  names: ReadonlySet<string>;
  /** Addresses, phone numbers, email addresses and opening hours. */
  contacts: ReadonlySet<string>;
};

/** Pages that nobody buys: their labels name no offer. */
const PLAIN: ReadonlySet<PageType> = new Set([
  'about',
  'team',
  'contact',
  'legal',
  'blog',
  'faq',
  'login',
  'cart',
  'careers',
  'testimonials',
]);

/** Reads the texts of a crawled site. */
export function readSiteTexts({ pages }: Site): SiteTexts {
  const seen = pages.flatMap((page) => [
    page.title ?? '',
    page.description ?? '',
    ...Object.values(page.meta),
    ...[...page.blocks, ...page.headings, ...page.links, ...page.buttons].filter(({ hidden }) => !hidden).map(({ text }) => text),
    ...page.images.map(({ alt }) => alt ?? ''),
  ]);
  const blocks = [...new Set(seen.map(foldText))].filter((text) => text !== '');
  const menu = pages.flatMap(({ links }) => links.filter(({ region }) => region === 'nav' || region === 'header' || region === 'footer'));
  const types = new Map(pages.map(({ url, type }) => [url, type]));
  const leadsNowhere = ({ href }: PageLink) => PLAIN.has(types.get(href) ?? 'other');
  const foldedLabels = (links: readonly PageLink[]) => new Set(links.map(({ text }) => foldWords(text)).filter((text) => text !== ''));
  const named = pages.flatMap(({ title, headings, links }) => [
    title ?? '',
    ...headings.map(({ text }) => text),
    ...links.map(({ text }) => text),
  ]);
  return {
    menuLabels: foldedLabels(menu),
    plainPages: foldedLabels(menu.filter(leadsNowhere)),
    visible: blocks.map(foldWords).join(' \n '),
    hidden: new Set(
      pages
        .flatMap((page) => [...page.blocks, ...page.headings, ...page.links])
        .filter(({ hidden }) => hidden)
        .map(({ text }) => foldWords(text)),
    ),
    blocks,
    words: new Set(blocks.flatMap((text) => foldWords(text).split(' '))),
    names: new Set(named.flatMap((text) => text.split(/\s+/)).map(foldWords)),
    contacts: new Set(
      pages
        .flatMap(({ contacts }) => contacts.filter(({ kind }) => kind !== 'social').map(({ value }) => foldWords(value)))
        .filter((value) => value !== ''),
    ),
  };
}
