import type { Region } from '#contracts/page.ts';
import { HEADING_TAGS } from '#contracts/page.ts';
import names from '#lexicon/crawl/class-names.json' with { type: 'json' };
import { anyOf } from '#lexicon/crawl/text-pattern.ts';
import { tokens } from './dom.ts';

const CONCEALING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Whether an inline style takes the element out of sight (`display:none`, `visibility:hidden`). */
export function isHiddenByStyle(style: string): boolean {
  return style.length > 10 && CONCEALING_STYLE.test(style);
}

const NOTICE_HINT = /cook|consent|gdpr|trust/i;
const NOTICES = names.cookieNotices.map((name) => name.toLowerCase());

/** Whether class names or an id name the notice or the settings of cookies: `cookie-banner`, `onetrust-consent-sdk`. */
export function isCookieNotice(classNames: string): boolean {
  return NOTICE_HINT.test(classNames) && tokens(classNames.toLowerCase()).some((name) => NOTICES.some((notice) => name.startsWith(notice)));
}

const HINT = new RegExp(anyOf(names.hints), 'i');
const [FOOTER, HEADER, NAVIGATION, ASIDE] = [names.regions.footer, names.regions.header, names.regions.nav, names.regions.aside].map(
  (region) =>
    new RegExp(
      String.raw`^(?:(?:${anyOf(region.before)}[-_]?)?${anyOf(region.names)}(?:[-_]*(?:${anyOf(region.after)}|\d))?|${anyOf(region.whole)})$`,
    ),
) as [RegExp, RegExp, RegExp, RegExp];

const ROLE_REGIONS: Record<string, Region> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  complementary: 'aside',
  contentinfo: 'footer',
};

export type RegionInput = {
  tag: string;
  role: string;
  className: string;
  id: string;
  /** Region and sectioning of the parent. */
  region: Region;
  sectioned: boolean;
};

/**
 * The part of the page that an element begins: by role, by element, else by common class names and ids. Headers and
 * footers inside `main`, `article`, `section` belong to their section (HTML-AAM 1.0, header and footer). Navigation in a
 * footer counts as footer.
 */
export function findRegion(input: RegionInput): Region {
  const { tag, role, region, sectioned } = input;
  if (role !== '') {
    const byRole = ROLE_REGIONS[role];
    if (byRole) return byRole === 'nav' && region === 'footer' ? 'footer' : byRole;
  }
  if (tag === 'main') return 'main';
  if (tag === 'nav') return region === 'footer' ? 'footer' : 'nav';
  if (tag === 'footer') return sectioned || region === 'aside' ? region : 'footer';
  if (region !== 'main' && region !== 'header') return region;
  if (tag === 'header') return sectioned ? region : 'header';
  if (tag === 'aside') return region === 'main' ? 'aside' : region;
  return (input.className !== '' || input.id !== '') && tag !== 'html' && tag !== 'body' ? regionByName(input) : region;
}

function regionByName({ tag, className, id, region, sectioned }: RegionInput): Region {
  if (!HINT.test(className) && !HINT.test(id)) return region;
  if (tag === 'a' || tag === 'span' || tag === 'button' || tag === 'li' || tag === 'p' || HEADING_TAGS.has(tag)) return region;
  const own = tokens(`${className} ${id}`);
  if (
    own.some((name) => NAVIGATION.test(name) || (tag === 'ul' && names.menuLists.includes(name))) &&
    !own.some((name) => names.tabLists.includes(name))
  )
    return 'nav';
  if (region !== 'main') return region;
  if (!sectioned && own.some((name) => FOOTER.test(name))) return 'footer';
  if (!sectioned && own.some((name) => HEADER.test(name))) return 'header';
  return own.some((name) => ASIDE.test(name)) ? 'aside' : region;
}
