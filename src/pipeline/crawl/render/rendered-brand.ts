import type { Brand, BrandColor, BrandFont } from '#contracts/site.ts';
import { colorRole, fontRole, MAX_COLORS, MAX_FONTS, MAX_RADII } from '../extract/brand.ts';
import { findColors } from '../extract/css-colors.ts';
import { findFontFamily } from '../extract/font-family.ts';
import type { StyleSample } from './renderer.ts';

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
  const subject = kind === 'text' || kind === 'surface' ? 'other' : kind;
  return hex ? [{ hex, role: colorRole(property, subject, hex), uses, seenIn: selector }] : [];
}

function fontOf({ kind, property, value, uses, selector }: StyleSample): BrandFont[] {
  if (property !== 'font-family' || value.replaceAll('"', '') === DEFAULT_FONT) return [];
  const family = findFontFamily(value);
  if (family === null) return [];
  return [{ family, role: fontRole(kind === 'surface' ? 'other' : kind), uses, seenIn: selector }];
}
