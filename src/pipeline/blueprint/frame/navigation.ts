import { foldText } from '#text/normalize.ts';
import { titleParts } from '#text/title-parts.ts';
import { pageKey } from '../../prompt/copy/link-targets.ts';
import { extensionOf, withoutExtension } from '../file-names.ts';
import type { Words } from '../html.ts';
import type { DrawContext } from '../pages/draw-context.ts';
import type { Link, PageContent } from '../pages/page-content.ts';
import type { PlannedPage } from '../pages/planned-pages.ts';
import { withoutRepeatedHeading } from '../sections/without-repeats.ts';
import { foldLetters } from '../sources/site-texts.ts';
import socialNames from './social-names.json' with { type: 'json' };

/** Entries of a menu that people can take in, and the longest name of one. Design defaults. */
const MOST_ENTRIES = 7;
const LABEL_LENGTH = 26;
const LINK_LENGTH = 60;
const MOST_IN_FOOTER = 36;
const NOT_IN_MENU = new Set(['home', 'legal', 'article', 'not-found', 'login', 'cart']);

const NAMES: Partial<Record<string, string>> = socialNames;

/** What leads through the site, seen from one page. */
export type SiteLinks = { menu: Link[]; action: Link | null; pages: Link[]; legal: Link[]; social: Link[]; home: string };

type Target = { label: string; target: string; page: string };

const isFileName = (title: string) => title.startsWith('/') || (!title.trim().includes(' ') && extensionOf(title) !== '');
/** The last part of a path as words. */
const slugWords = (path: string) =>
  withoutExtension(pageKey(path).split('/').at(-1) ?? '')
    .replaceAll('_', ' ')
    .replaceAll('-', ' ');

/** What pages of today call a page that was not read. */
function linkTextTo(path: string, { input }: DrawContext): string {
  const url = URL.parse(path, input.site.url)?.href;
  for (const page of input.site.pages) {
    const found = page.links.find(({ href, text }) => href === url && text.length > 2 && text.length <= LINK_LENGTH);
    if (found) return found.text;
  }
  return '';
}

/** A short name of a page: what today's menu says, else the first part of its title. */
function nameOf({ path, title }: PlannedPage, menuNames: ReadonlyMap<string, string>, context: DrawContext) {
  const file = context.addresses.fileOf(path) ?? '';
  const [first = ''] = titleParts(isFileName(title) ? '' : title);
  const names = [menuNames.get(file) ?? '', first, linkTextTo(path, context), slugWords(path)];
  return names.reduce<Words | null>((found, name) => found ?? context.say(name, path), null);
}

/** Today's menu by file of the page: the shortest wording that is not the business's name. */
function menuNamesOf({ input, addresses, linkFrom }: DrawContext): Map<string, string> {
  const names = new Map<string, string>();
  const business = foldLetters(input.strategy.site.businessName);
  for (const { text, url } of input.site.navigation) {
    const file = decodeURIComponent(linkFrom('', url));
    const label = foldText(text);
    const isName = label !== '' && label.length <= LABEL_LENGTH && foldLetters(label) !== business;
    if (isName && !names.has(file) && file.endsWith('.html') && addresses) names.set(file, label);
  }
  return names;
}

/** The planned menu, else today's, else the pages. */
function menuTargets(context: DrawContext, menuNames: ReadonlyMap<string, string>): Target[] {
  const { input, pages, addresses } = context;
  const planned = input.strategy.engineer.navigation?.header ?? [];
  if (planned.length > 0) return planned.map(({ label, target }) => ({ label, target, page: '' }));
  const legal = new Set(input.strategy.engineer.legalPages);
  const inMenu = pages.filter(({ path, type, read }, index) => index > 0 && read && !NOT_IN_MENU.has(type) && !legal.has(path));
  const order = [...menuNames.keys()];
  const place = ({ path }: PlannedPage) => {
    const at = order.indexOf(addresses.fileOf(path) ?? '');
    return at < 0 ? order.length : at;
  };
  const named = inMenu.filter((page) => place(page) < order.length);
  const chosen = named.length >= 2 ? named : inMenu;
  return chosen
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((page) => {
      const name = nameOf(page, menuNames, context);
      return name && name.text.length <= LABEL_LENGTH ? [{ label: name.text, target: page.path, page: page.path }] : [];
    });
}

const WIDTH = 74;

/** As many entries as fit a line. */
function fitting(links: readonly Link[]): Link[] {
  let letters = 0;
  const distinct = links.filter(
    ({ label, href }, at) => links.findIndex((one) => one.label.text === label.text || one.href === href) === at,
  );
  return distinct.slice(0, MOST_ENTRIES).filter(({ label }) => {
    letters += label.text.length + 3;
    return letters <= WIDTH;
  });
}

/** Sections of a site of one page, for its menu. */
function sectionLinks({ sections }: PageContent): Link[] {
  // A heading that repeats the page's own is not drawn.
  return withoutRepeatedHeading(sections)
    .slice(1, -1)
    .flatMap(({ id, heading, kind }) =>
      heading && heading.text.length <= 22 && kind !== 'proof-cue' ? [{ label: heading, href: `#${id}-heading` }] : [],
    );
}

/** The pages that the footer has room for: those near the home page first, in their order. */
function inFooter(pages: readonly PlannedPage[]): PlannedPage[] {
  const depth = ({ path, read, type }: PlannedPage) =>
    path.split('/').length + (read ? 0 : 2) + (type === 'article' || type === 'product' ? 1 : 0);
  const chosen = new Set(pages.toSorted((a, b) => depth(a) - depth(b)).slice(0, MOST_IN_FOOTER));
  return pages.filter((page) => chosen.has(page));
}

/** Makes the links for any page. */
export function siteLinks(context: DrawContext, home: PageContent): (file: string) => SiteLinks {
  const { input, pages, say, linkFrom, addresses } = context;
  const { craft, engineer, site } = input.strategy;
  const menuNames = menuNamesOf(context);
  const targets = menuTargets(context, menuNames);
  const legalPaths = new Set(engineer.legalPages);
  const isLegal = ({ path, type }: PlannedPage) => type === 'legal' || legalPaths.has(path);
  const others = inFooter(pages.slice(1)).map((page) => ({ page, name: nameOf(page, menuNames, context) }));
  context.unlinked = pages.length - 1 - others.length;
  return (file) => {
    const toLink = (label: ReturnType<typeof say>, target: string): Link[] => {
      const href = linkFrom(file, target);
      return label && href !== '' ? [{ label, href }] : [];
    };
    const named = targets.flatMap(({ label, target, page }) => toLink(say(label, page || undefined), target));
    const root = home.file === file ? '' : addresses.relative(file, home.file);
    const ofHome = sectionLinks(home).map(({ label, href }) => ({ label, href: `${root}${href}` }));
    const menu = fitting(named.length >= 2 ? named : [...named, ...ofHome].slice(0, 5));
    const shown = new Set(menu.map(({ href }) => href));
    const linked = (wanted: boolean) =>
      others
        .filter(({ page }) => isLegal(page) === wanted)
        .flatMap(({ page, name }) => toLink(name, page.path))
        .filter(({ href }) => wanted || !shown.has(href));
    const [action = null] = toLink(say(craft.goal.label), craft.goal.target);
    return {
      menu,
      action: action?.href === '#main' ? null : action,
      pages: linked(false),
      legal: linked(true),
      social: [...new Map(site.social.toReversed().map((one) => [one.platform, one])).values()]
        .toReversed()
        .slice(0, 6)
        .flatMap(({ platform, url }) => toLink(say(NAMES[platform] ?? platform), url)),
      home: addresses.relative(file, 'index.html'),
    };
  };
}
