import type { Brand, BrandColor, BrandFont } from '#contracts/site.ts';
import { findColors, isVivid } from '../extract/css-colors.ts';
import { findFontFamily } from '../extract/font-family.ts';
import type { StyleSample } from './renderer.ts';

const MAX_COLORS = 24;
const MAX_FONTS = 12;
const MAX_RADII = 8;

// Chromium's default styles.
const DEFAULTS = new Set([
  'link color rgb(0, 0, 238)',
  'button background-color rgb(239, 239, 239)',
  'button border-color rgb(0, 0, 0)',
  'button border-color rgb(118, 118, 118)',
  'button font-family Arial',
]);
const DEFAULT_FONT = 'Times New Roman';

/**
 * The brand as rendered: colors, fonts and corner radii visible on the home page, most used first; logo, icon and theme color
 * come from the served HTML. Without samples the brand is unchanged.
 */
export function renderedBrand(found: Brand, samples: StyleSample[]): Brand {
  const own = samples.filter(({ kind, property, value }) => !DEFAULTS.has(`${kind} ${property} ${value}`));
  if (own.length === 0) return found;
  // The page's own background and text come first.
  const ranked = own.toSorted((a, b) => Number(b.kind === 'page') - Number(a.kind === 'page') || b.uses - a.uses);
  const colors = joined(ranked.flatMap(colorOf), ({ role, hex }) => `${role} ${hex}`).slice(0, MAX_COLORS);
  const fonts = joined(ranked.flatMap(fontOf), ({ role, family }) => `${role} ${family.toLowerCase()}`).slice(0, MAX_FONTS);
  const corners = joined(
    ranked.filter(({ property }) => property === 'border-radius').map(({ value, uses }) => ({ value, uses })),
    ({ value }) => value,
  );
  const radii = corners.toSorted((a, b) => b.uses - a.uses).map(({ value }) => value);
  return { ...found, source: 'rendered', colors, fonts, radii: radii.slice(0, MAX_RADII) };
}

function joined<T extends { uses: number }>(items: T[], keyOf: (item: T) => string): T[] {
  const known = new Map<string, T>();
  for (const item of items) {
    const earlier = known.get(keyOf(item));
    if (earlier) earlier.uses += item.uses;
    else known.set(keyOf(item), { ...item });
  }
  return [...known.values()];
}

function colorOf({ kind, property, value, uses, selector }: StyleSample): BrandColor[] {
  if (!property.endsWith('color')) return [];
  const hex = findColors(value)[0];
  return hex ? [{ hex, role: roleOf(kind, property, hex), uses, seenIn: selector }] : [];
}

function roleOf(kind: StyleSample['kind'], property: StyleSample['property'], hex: string): BrandColor['role'] {
  if (property === 'border-color') return 'border';
  if (property === 'background-color') {
    if (kind === 'page') return 'background';
    if (kind === 'button') return 'button';
    return isVivid(hex) ? 'accent' : 'surface';
  }
  if (kind === 'heading' || kind === 'link') return kind;
  if (kind === 'button') return 'button-text';
  return kind === 'text' && isVivid(hex) ? 'accent' : 'text';
}

function fontOf({ kind, property, value, uses, selector }: StyleSample): BrandFont[] {
  if (property !== 'font-family' || value.replaceAll('"', '') === DEFAULT_FONT) return [];
  const family = findFontFamily(value);
  if (family === null) return [];
  const role = kind === 'heading' ? 'headings' : kind === 'button' ? 'buttons' : kind === 'page' || kind === 'text' ? 'body' : 'other';
  return [{ family, role, uses, seenIn: selector }];
}
