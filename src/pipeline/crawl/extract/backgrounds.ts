import type { Page, PageBackground } from '#contracts/page.ts';
import { type PageUsage, readUsage } from './brand-usage.ts';
import { type CssDeclaration, readCss, readInlineStyle } from './css-reader.ts';
import { isUsed, namesOfLast, splitSelectors } from './css-subject.ts';
import { attribute } from './dom.ts';
import type { PageFactReader } from './page-facts.ts';
import type { BlockFinder } from './text-places.ts';

/** Backgrounds of one page that are kept. */
const MAX_BACKGROUNDS = 40;
const MAX_ADDRESS = 4000;
/** What every address in a style is written with. */
export const ADDRESS_START = 'url(';

/** The first address in a value, as it is written; '' for none. Gradients may be in front of it. */
function addressIn(value: string): string {
  const at = value.toLowerCase().indexOf(ADDRESS_START);
  if (at < 0) return '';
  const rest = value.slice(at + ADDRESS_START.length).trimStart();
  const quote = rest.startsWith('"') || rest.startsWith("'") ? rest.charAt(0) : '';
  const text = quote === '' ? rest : rest.slice(1);
  const end = text.indexOf(quote === '' ? ')' : quote);
  return end < 0 ? '' : text.slice(0, end).trim();
}

/** The absolute address of a background that these declarations give; null for none, and for one that is written into the style. */
function backgroundOf(declarations: readonly CssDeclaration[], absolute: (raw: string) => string | null): string | null {
  const named = declarations.filter(({ property }) => property === 'background' || property === 'background-image');
  const address = named.map(({ value }) => addressIn(value)).findLast((one) => one !== '') ?? '';
  const src = address === '' || address.startsWith('data:') ? null : absolute(address);
  return src !== null && src.length <= MAX_ADDRESS ? src : null;
}

/** Images behind the elements of a page, from their own style attributes. */
export function readBackgrounds(reader: PageFactReader, blockOf: BlockFinder): Pick<Page, 'backgrounds'> {
  const backgrounds = reader.state.backgrounds.slice(0, MAX_BACKGROUNDS).flatMap((element): PageBackground[] => {
    const src = backgroundOf(readInlineStyle(attribute(element, 'style') ?? ''), reader.absolute);
    const at = blockOf(element);
    return src === null ? [] : [{ src, ...reader.placeOf(element), ...(at === undefined ? {} : { at }) }];
  });
  return backgrounds.length > 0 ? { backgrounds } : {};
}

/** Where relative addresses of a style sheet lead. */
function from(base: string): (raw: string) => string | null {
  return (raw) => {
    const url = URL.parse(raw, base);
    return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : null;
  };
}

/** The element that a rule is for: the first one with all names of the last part of its selector. None for the page as a whole. */
function elementFor(selector: string, usage: PageUsage): string | null {
  const { tag, classes, id } = namesOfLast(selector);
  if (tag === 'body' || tag === 'html' || (classes.length === 0 && id === '' && tag === '')) return null;
  return usage.find((element) => {
    const own = new Set((attribute(element, 'class') ?? '').split(' '));
    return (tag === '' || element.tag === tag) && (id === '' || attribute(element, 'id') === id) && classes.every((name) => own.has(name));
  });
}

/**
 * Images behind elements of the home page as its style sheets name them, each at the first element that the rule is for: often the photo of
 * the opening. An approximation: it does not ask how the parts of a selector are nested.
 */
export function readSheetBackgrounds(homeUrl: string, homeHtml: string, styles: readonly { url: string; css: string }[]): PageBackground[] {
  if (![homeHtml, ...styles.map(({ css }) => css)].some((text) => text.includes(ADDRESS_START))) return [];
  const usage = readUsage(homeHtml);
  const sheets = [...styles, ...usage.sheets.map((css) => ({ url: homeUrl, css }))].filter(({ css }) => css.includes(ADDRESS_START));
  const found = new Map<string, PageBackground>();
  for (const { url, css } of sheets) {
    for (const { selector, declarations } of readCss(css)) {
      const src = backgroundOf(declarations, from(url));
      if (src === null || found.has(src) || found.size >= MAX_BACKGROUNDS) continue;
      const place = splitSelectors(selector)
        .filter((one) => isUsed(one, usage))
        .map((one) => elementFor(one, usage))
        .find((path) => path !== null);
      if (place) found.set(src, { src, selector: place, region: 'main', hidden: false });
    }
  }
  return [...found.values()];
}
