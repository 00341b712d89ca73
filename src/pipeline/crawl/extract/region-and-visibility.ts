import type { Region } from '#contracts/page.ts';
import { tokens } from './dom.ts';

const CONCEALING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Whether an inline style takes the element out of sight (`display:none`, `visibility:hidden`). */
export function isHiddenByStyle(style: string): boolean {
  return style.length > 10 && CONCEALING_STYLE.test(style);
}

const HINT = /foot|head|nav|menu|side|topbar|top-bar|colophon|fuss|kopf|pie/i;
const FOOTER =
  /^(?:(?:site|main|global|l|the|app|layout|bottom|wp|sticky)[-_]?)?footer(?:[-_]*(?:wrapper|wrap|container|area|section|inner|main|bottom|top|widgets|content|\d))?$|^colophon$|^fu(?:ss|ß)(?:zeile|bereich)$|^page-?footer$/;
const HEADER =
  /^(?:(?:site|main|global|l|the|app|layout|sticky|top)[-_]?)?header(?:[-_]*(?:wrapper|wrap|container|area|inner|main|top|bar|\d))?$|^masthead$|^top-?bar$|^kopf(?:zeile|bereich)$/;
const NAVIGATION =
  /^(?:(?:site|main|global|primary|secondary|top|side|mobile|desktop|header|l|page)[-_]?)?(?:nav|navbar|navigation|navmenu)(?:[-_]*(?:wrapper|wrap|container|bar|menu|main|links|list))?$|^(?:main|primary|top|mobile|site|header|nav)[-_]?menu$/;
const ASIDE = /^(?:(?:left|right|main|page)[-_]?)?side-?bar(?:[-_]*(?:wrapper|container|left|right|inner))?$|^widget-area$/;
const LIST_MENU = /^menu$|^nav$/;
const IN_CONTENT_NAV = /^nav-(?:tabs|pills)$/;

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
  if (tag === 'a' || tag === 'span' || tag === 'button' || tag === 'li' || tag === 'p' || /^h[1-6]$/.test(tag)) return region;
  const names = tokens(`${className} ${id}`);
  if (
    names.some((name) => NAVIGATION.test(name) || (tag === 'ul' && LIST_MENU.test(name))) &&
    !names.some((name) => IN_CONTENT_NAV.test(name))
  )
    return 'nav';
  if (region !== 'main') return region;
  if (!sectioned && names.some((name) => FOOTER.test(name))) return 'footer';
  if (!sectioned && names.some((name) => HEADER.test(name))) return 'header';
  return names.some((name) => ASIDE.test(name)) ? 'aside' : region;
}
