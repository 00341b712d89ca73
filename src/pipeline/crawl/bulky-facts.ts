import type { Page } from '#contracts/page.ts';

/** Facts that make up almost all of a page's size; the others are its address, title, status, numbers ... */
export const BULKY = [
  'headers',
  'meta',
  'headings',
  'blocks',
  'links',
  'images',
  'forms',
  'buttons',
  'callsToAction',
  'contacts',
  'structuredData',
  'prices',
  'quotes',
  'resources',
  'axe',
] as const satisfies (keyof Page)[];
export type Bulky = (typeof BULKY)[number];

const NAMES = new Set<string>(BULKY);

/** Whether a fact of this name is bulky. */
export function isBulky(name: string): name is Bulky {
  return NAMES.has(name);
}
