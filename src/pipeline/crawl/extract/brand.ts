import { MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import type { Brand, BrandColor, BrandFont } from '#contracts/site.ts';
import { cutSnippet } from '#text/snippet.ts';
import { type PageUsage, readUsage } from './brand-usage.ts';
import { findColors, isVivid } from './css-colors.ts';
import { type CssDeclaration, type CssRule, readCss, readInlineStyle } from './css-reader.ts';
import { detectElementSubject, detectSubject, isUsed, type Subject, splitSelectors } from './css-subject.ts';
import { createValueResolver } from './css-variables.ts';
import { splitTokens } from './dom.ts';
import { findFontFamily } from './font-family.ts';
import { findLogo } from './logo.ts';

/** Entries of a brand that are kept. */
export const MAX_COLORS = 24;
export const MAX_FONTS = 12;
export const MAX_RADII = 8;
/** Characters of all style sheets together, the first ones first: six of 300 kB and what the page itself holds. */
const MAX_CSS = 2_500_000;
/** No name of a font and no radius is longer. */
const MAX_VALUE = 100;

export type BrandInput = {
  home: Page;
  pages: Page[];
  homeHtml: string;
  styles: { url: string; css: string }[];
};

type Counted<T> = Map<string, T & { uses: number }>;
type Tally = {
  colors: Counted<BrandColor>;
  fonts: Counted<BrandFont>;
  radii: Map<string, number>;
  declarations: number;
  /** Colors of the values seen so far. */
  colorsOf: Map<string, string[]>;
};
/** A declaration with what it styles; `seenIn` is only asked for what is new. */
type Sighting = CssDeclaration & { subject: Subject; seenIn: () => string };

/**
 * Colors, fonts, corner radii, logo and icon as the style sheets and the home page declare them. Only rules count whose
 * tags, class names and ids occur in the home page: the unused palette of a framework says nothing about the brand.
 */
export function readBrand({ home, pages, homeHtml, styles }: BrandInput): Brand {
  const usage = readUsage(homeHtml);
  const known = new Set(styles.map((sheet) => sheet.css.trim()));
  const own = usage.sheets.filter((css) => !known.has(css.trim())).map((css) => ({ url: home.url, css }));
  const sheets = withinLimit([...styles, ...own]).map(({ url, css }) => ({ url, rules: usedRules(readCss(css), usage) }));
  const resolve = createValueResolver(sheets.flatMap(({ rules }) => rules));
  const tally: Tally = { colors: new Map(), fonts: new Map(), radii: new Map(), declarations: 0, colorsOf: new Map() };
  for (const { url, rules } of sheets) {
    for (const rule of rules) {
      const subject = detectSubject(splitSelectors(rule.selector)[0] ?? '');
      const named = rule.selector.slice(0, MAX_SNIPPET_LENGTH);
      for (const { property, value } of rule.declarations) {
        if (!speaksOfBrand(property)) continue;
        const seenIn = () => cutSnippet(`${url}: ${named} { ${property} }`);
        count(tally, { property, value: resolve(value, rule), subject, seenIn });
      }
    }
  }
  for (const { tag, className, style, selector } of usage.styled) {
    const subject = detectElementSubject(tag, splitTokens(className));
    for (const { property, value } of readInlineStyle(style)) {
      if (speaksOfBrand(property)) count(tally, { property, value: resolve(value, null), subject, seenIn: () => cutSnippet(selector()) });
    }
  }
  const icons = [home, ...pages].flatMap((page) => page.resources.filter((resource) => resource.kind === 'icon' && resource.url !== ''));
  return {
    source: tally.declarations > 0 ? 'stylesheets' : 'none',
    logo: findLogo(home, usage),
    favicon: icons[0]?.url ?? null,
    themeColor: home.meta['theme-color']?.trim() || null,
    colors: mostUsed(tally.colors).slice(0, MAX_COLORS),
    fonts: mostUsed(tally.fonts).slice(0, MAX_FONTS),
    radii: [...tally.radii]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_RADII)
      .map(([value]) => value),
  };
}

function mostUsed<T extends { uses: number }>(counted: Map<string, T>): T[] {
  return [...counted.values()].sort((a, b) => b.uses - a.uses);
}

/** Keeps the selectors of each rule that the page uses; rules without any fall away. */
function usedRules(rules: CssRule[], usage: PageUsage): CssRule[] {
  return rules.flatMap((rule) => {
    const used = splitSelectors(rule.selector).filter((selector) => isUsed(selector, usage));
    return used.length === 0 ? [] : [{ selector: used.join(', '), declarations: rule.declarations }];
  });
}

/** The style sheets that are read: as many as have room, the last of them cut. */
function withinLimit(sheets: { url: string; css: string }[]): { url: string; css: string }[] {
  let left = MAX_CSS;
  return sheets.flatMap(({ url, css }) => {
    const part = css.slice(0, left);
    left -= part.length;
    return part === '' ? [] : [{ url, css: part }];
  });
}

/** Properties whose values hold colors; so do those with `color` in their name. */
const COLORED = ['background', 'border', 'outline'];

const isFont = (property: string) => property === 'font' || property === 'font-family';
const isRadius = (property: string) => property.startsWith('border') && property.endsWith('-radius');

function speaksOfBrand(property: string): boolean {
  if (property.startsWith('--')) return false;
  return isFont(property) || property === 'fill' || property.includes('color') || COLORED.some((start) => property.startsWith(start));
}

function count(tally: Tally, sighting: Sighting): void {
  const { property, value } = sighting;
  if (isFont(property)) countFont(tally, sighting);
  else if (!isRadius(property)) countColors(tally, sighting);
  else if (value.length <= MAX_VALUE && (value.startsWith('.') || Number.parseInt(value, 10) > 0)) {
    tally.radii.set(value, (tally.radii.get(value) ?? 0) + 1);
    tally.declarations += 1;
  }
}

function countColors(tally: Tally, { property, value, subject, seenIn }: Sighting): void {
  const colors = tally.colorsOf.get(value) ?? [...new Set(findColors(value))];
  tally.colorsOf.set(value, colors);
  for (const hex of colors) {
    const role = colorRole(property, subject, hex);
    const key = `${role}|${hex}`;
    const known = tally.colors.get(key);
    if (known) known.uses += 1;
    else tally.colors.set(key, { hex, role, uses: 1, seenIn: seenIn() });
    tally.declarations += 1;
  }
}

/** What a color is for, by the property and the kind of element it is on. */
export function colorRole(property: string, subject: Subject, hex: string): BrandColor['role'] {
  if (property === 'color') {
    if (subject === 'heading' || subject === 'link') return subject;
    if (subject === 'button') return 'button-text';
    return subject === 'other' && isVivid(hex) ? 'accent' : 'text';
  }
  if (property.startsWith('background')) {
    if (subject === 'page') return 'background';
    if (subject === 'button') return 'button';
    return isVivid(hex) ? 'accent' : 'surface';
  }
  return property.startsWith('border') || property.startsWith('outline') ? 'border' : 'accent';
}

function countFont(tally: Tally, { property, value, subject, seenIn }: Sighting): void {
  const family = familyOf(property, value);
  if (!family) return;
  const role = fontRole(subject);
  const key = `${role}|${family.toLowerCase()}`;
  const known = tally.fonts.get(key);
  if (known) known.uses += 1;
  else tally.fonts.set(key, { family, role, uses: 1, seenIn: seenIn() });
  tally.declarations += 1;
}

/** What a font is for, by the kind of element it is on. */
export function fontRole(subject: Subject): BrandFont['role'] {
  if (subject === 'heading') return 'headings';
  if (subject === 'button') return 'buttons';
  return subject === 'page' || subject === 'text' ? 'body' : 'other';
}

/** First family that says something: no generic name, no icon font; `system-ui` for all system fonts. */
function familyOf(property: string, written: string): string | null {
  const value = written.slice(0, MAX_VALUE * 10);
  // In the shorthand the families follow the size: `bold 1rem/1.5 "Some Font", serif`.
  const list = property === 'font' ? (/(?:^|\s)[\d.]+(?:px|r?em|%|pt|vw|ch)(?:\s*\/\s*[\w.%]+)?\s+(.+)$/i.exec(value)?.[1] ?? '') : value;
  const family = findFontFamily(list);
  return family === null || family.length > MAX_VALUE || family.includes('(') ? null : family;
}
